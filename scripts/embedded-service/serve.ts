import { openDatabase } from "./database.ts";
import { listen } from "./listen.ts";
import { createRestApi } from "./rest-api.ts";

if (!process.send) throw new Error("This process is started by startEmbeddedService().");

// Ctrl-C reaches the whole process group; the parent decides when this process ends.
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit(0));

const { anonKey, secretKey, handle } = await createRestApi(await openDatabase());
process.send({ url: await listen(handle), anonKey, secretKey });
