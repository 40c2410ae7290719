/** What assistants ask: three tools over the Model Context Protocol (docs/assistants.md). */
export { answerAssistant as POST } from "@/server/assistant/answer-assistant";
