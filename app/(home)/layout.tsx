import { Hero } from "@/components/hero/hero";

export default function HomeLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <Hero />
      <main className="mx-auto max-w-[120rem] px-4 py-6 sm:px-6">{children}</main>
    </>
  );
}
