/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Description } from "@/components/detail/description.client";
import { installRequestStandIn } from "./request-stand-in";

const address = { search: "", isKnown: true };
jest.mock("next/navigation", () => ({
  useSearchParams: () => {
    if (!address.isKnown) throw new Error("not known on the server");
    return new URLSearchParams(address.search);
  },
}));

beforeAll(installRequestStandIn);

const marks = () => [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);

describe("Description", () => {
  it("marks the keywords of the address in any case and script", () => {
    address.search = "keywords=pool, бассейн&location=canggu";
    render(<Description text={"Private POOL\nСвой БАССЕЙН"} />);
    expect(marks()).toEqual(["POOL", "БАССЕЙН"]);
  });

  it("marks nothing without keywords", () => {
    address.search = "location=pool";
    render(<Description text="Private pool" />);
    expect(marks()).toEqual([]);
  });

  it("links addresses, also with a mark inside", () => {
    address.search = "keywords=villa";
    render(<Description text="See https://a.example/villa and +62 812 0000 1234" />);
    const [link, phone] = screen.getAllByRole("link");
    expect(link).toHaveAttribute("href", "https://a.example/villa");
    expect(link).toHaveAttribute("rel", "ugc nofollow noopener");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveTextContent("https://a.example/villa");
    expect(phone).toHaveAttribute("href", "tel:+6281200001234");
    expect(marks()).toEqual(["villa"]);
  });

  it("keeps markup text", () => {
    address.search = "keywords=script";
    const text = '<script>alert(1)</script><img src=x onerror="alert(1)">';
    const { container } = render(<Description text={text} />);
    expect(container).toHaveTextContent(text);
    expect(container.querySelector("script, img")).toBeNull();
  });

  it("is complete in the server's HTML, without marks", () => {
    address.search = "keywords=pool";
    address.isKnown = false;
    const html = renderToString(<Description text="Private pool, https://a.example" />);
    expect(html).toContain("Private pool, ");
    expect(html).toContain('href="https://a.example/"');
  });
});
