import { isPublicAddress } from "@/lib/network/public-host";
import { testReadings } from "@/tests/support/case-table";

testReadings("tests/unit/network/public-host.tsv", {
  kind: (address) => (isPublicAddress(address) ? "public" : "not public"),
});
