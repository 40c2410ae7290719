/** The style sheet draws the arrow, and truncates long text before it. */
export function Select(props: React.ComponentProps<"select">) {
  return (
    <span className="select">
      <select {...props} />
    </span>
  );
}
