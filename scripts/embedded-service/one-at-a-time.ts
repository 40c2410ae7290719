/** Makes calls of `work` wait for the call before them to settle, successfully or not. */
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
