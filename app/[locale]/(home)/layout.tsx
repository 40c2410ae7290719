import { Hero } from "@/components/home/hero";
import { HiddenScript } from "@/components/shortlist/hidden-script";
import { HomeStateProvider, HomeView, ListTexts } from "./islands.client";

export default function HomeLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <HiddenScript />
      <Hero />
      <main
        id="main"
        className="mx-auto max-w-[110rem] px-4 pt-3 pb-5 folded:flow-root folded:pt-0 sm:px-6 unfolded:sm:pt-5"
      >
        <ListTexts>
          <HomeStateProvider>
            <HomeView>{children}</HomeView>
          </HomeStateProvider>
        </ListTexts>
      </main>
    </>
  );
}
