import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useFocusRecovery } from "@/components/ui/use-focus-recovery.client";

type Props = {
  items: readonly string[];
  notice?: boolean;
  byPlace?: boolean;
  list?: string;
  modal?: boolean;
};

function Page(props: Props) {
  return (
    <>
      <List {...props} />
      {props.modal ? (
        <dialog open>
          <button type="button">Close</button>
        </dialog>
      ) : null}
    </>
  );
}

function List({ items, notice = false, byPlace = false, list = "one" }: Props) {
  useFocusRecovery();
  return (
    <main>
      {notice ? <button type="button">Undo</button> : null}
      <section id="results" aria-label="Hasil" tabIndex={-1}>
        <ul key={list}>
          {items.map((item, at) => (
            <li key={byPlace ? at : item}>
              <article key={item}>
                <a href="/">{`Open ${item}`}</a>
                <button type="button">{`Like ${item}`}</button>
              </article>
            </li>
          ))}
          <li key="all">
            <a href="/" className="all">
              Clear all
            </a>
          </li>
        </ul>
      </section>
      <input aria-label="Keywords" />
    </main>
  );
}

const ALL = ["a", "b", "c"];
const named = (name: string) => screen.getByRole("button", { name });
const results = () => screen.getByRole("region", { name: "Hasil" });
const without = (gone: string) => ALL.filter((item) => item !== gone);

it.each([
  ["a", "b"],
  ["b", "c"],
  ["c", "b"],
])("the focus moves from removed %s to the same control of %s", async (gone, next) => {
  for (const byPlace of [false, true]) {
    const { rerender, unmount } = render(<Page items={ALL} byPlace={byPlace} />);
    named(`Like ${gone}`).focus();
    rerender(<Page items={without(gone)} byPlace={byPlace} />);
    await waitFor(() => expect(named(`Like ${next}`)).toHaveFocus());
    unmount();
  }
});

/** Opens a dialog that takes the focus; returns a function that closes it, which leaves these items. */
function enterDialog(rerender: (page: React.ReactElement) => void) {
  rerender(<Page items={ALL} modal />);
  named("Close").focus();
  const dialog = screen.getByRole("dialog");
  return (items: readonly string[]) => {
    rerender(<Page items={items} />);
    fireEvent(dialog, new Event("close"));
  };
}
const link = (item: string) => screen.getByRole("link", { name: `Open ${item}` });

it.each([
  [["a", "c"], "c"],
  [["a"], "a"],
])("the focus returns from a dialog to the nearest item left in the list: %j", async (left, next) => {
  const { rerender } = render(<Page items={ALL} />);
  link("b").focus();
  const close = enterDialog(rerender);
  for (const items of [["a", "c"], left]) {
    rerender(<Page items={items} modal />);
    await Promise.resolve();
    expect(named("Close")).toHaveFocus();
  }
  close(left);
  expect(link(next)).toHaveFocus();
});

it("stays where a closing dialog put it", async () => {
  const { rerender } = render(<Page items={ALL} />);
  link("b").focus();
  const close = enterDialog(rerender);
  rerender(<Page items={["a", "c"]} modal />);
  await Promise.resolve();
  screen.getByRole("textbox").focus();
  close(["a", "c"]);
  expect(screen.getByRole("textbox")).toHaveFocus();
});

it("the focus moves to the results when no such control is left or the whole list was replaced", async () => {
  const { rerender } = render(<Page items={["a"]} />);
  screen.getByRole("link", { name: "Open a" }).focus();
  rerender(<Page items={[]} />);
  await waitFor(() => expect(results()).toHaveFocus());
  rerender(<Page items={ALL} notice />);
  named("Undo").focus();
  rerender(<Page items={ALL} />);
  await waitFor(() => expect(results()).toHaveFocus());
  named("Like a").focus();
  rerender(<Page items={ALL} list="two" />);
  await waitFor(() => expect(results()).toHaveFocus());
});

it("stays where it was moved before the element was removed", async () => {
  const { rerender } = render(<Page items={ALL} />);
  named("Like a").focus();
  screen.getByRole("textbox").focus();
  rerender(<Page items={["b"]} />);
  await Promise.resolve();
  expect(screen.getByRole("textbox")).toHaveFocus();
});

it("stays outside the page when it was moved there as the element was removed", async () => {
  const { rerender } = render(<Page items={ALL} />);
  const outside = document.body.appendChild(document.createElement("button"));
  named("Like a").focus();
  rerender(<Page items={without("a")} />);
  outside.focus();
  await new Promise((resolve) => setTimeout(resolve));
  expect(outside).toHaveFocus();
  outside.remove();
});

it("the focus is not restored after the visitor blurred the element", async () => {
  const { rerender } = render(<Page items={ALL} />);
  named("Like a").focus();
  named("Like a").blur();
  await Promise.resolve();
  rerender(<Page items={without("a")} />);
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});
