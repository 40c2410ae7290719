import { useRouter } from "next/navigation";
import { useLayoutEffect, useRef } from "react";
import { homeHref, parseListQuery } from "@/lib/filters/schema";

/** Whether an earlier page of this site lies behind; browsers without the Navigation API know of any page only. */
function canGoBack(): boolean {
  return window.navigation?.canGoBack ?? window.history.length > 1;
}

/**
 * How to leave the modal: back to the entry that it was opened from, or to the list that the address carries
 * along when there is none. Once only, however often it is called while the page changes.
 */
export function useCloseModal(): () => void {
  const router = useRouter();
  const address = useRef<string | null>(null);
  const isClosing = useRef(false);

  useLayoutEffect(() => {
    address.current = window.location.pathname;
    isClosing.current = false;
    const arrived = () => {
      isClosing.current = false;
    };
    window.addEventListener("popstate", arrived);
    return () => {
      window.removeEventListener("popstate", arrived);
      // The dialog tells of its closing once more, after it is gone.
      isClosing.current = true;
    };
  }, []);

  return () => {
    if (isClosing.current || window.location.pathname !== address.current) return;
    isClosing.current = true;
    if (canGoBack()) router.back();
    else router.replace(homeHref(parseListQuery(window.location.search)));
  };
}
