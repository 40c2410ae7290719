import { Hero } from "@/components/hero/hero";
import { HomeStateProvider } from "@/components/home/home-state.client";
import { HomeView } from "@/components/home/home-view.client";

export default function HomeLayout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <Hero />
      <main id="main" className="mx-auto max-w-[110rem] px-4 py-5 sm:px-6">
        <HomeStateProvider>
          <HomeView>{children}</HomeView>
        </HomeStateProvider>
      </main>
    </>
  );
}
