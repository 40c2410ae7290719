import { withRegion } from "@/lib/language/with-region";
import russian from "@/messages/ru.json";

export default withRegion(russian, JSON.parse(process.env.REGION_MESSAGES_RU ?? "{}"));
