/** A native select. The style sheet draws its arrow, and truncates long text before it. */
export function Select(props: React.ComponentProps<"select">) {
  return (
    <span className="select">
      <select {...props} />
    </span>
  );
}
