/** Runs calls of `work` one after another: each waits until the previous one has settled. */
export function oneAtATime<Input, Output>(
  work: (input: Input) => Promise<Output>,
): (input: Input) => Promise<Output> {
  let last: Promise<unknown> = Promise.resolve();
  return (input) => {
    const answer = last.then(() => work(input));
    last = answer.catch(() => undefined);
    return answer;
  };
}
