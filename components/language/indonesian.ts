import { withRegion } from "@/lib/language/with-region";
import indonesian from "@/messages/id.json";

export default withRegion(indonesian, JSON.parse(process.env.REGION_MESSAGES_ID ?? "{}"));
