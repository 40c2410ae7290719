import { withRegion } from "@/lib/language/with-region";
import russian from "@/messages/ru.json";

/** All texts in Russian. */
export default withRegion(russian, JSON.parse(process.env.REGION_MESSAGES_RU ?? "{}"));
