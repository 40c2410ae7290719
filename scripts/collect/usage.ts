export const USAGE = `usage: npm run collect -- SOURCE [--channel NAME] [--since DATE] [--data FOLDER] [--dry-run] [--report FILE] [--json FILE]
       npm run collect -- --follow [--channel NAME] [--data FOLDER]
       npm run collect -- review [--data FOLDER]
       npm run collect -- list PHONE|AREA|WORDS [--data FOLDER]
       npm run collect -- set CHANNEL/MESSAGE FIELD=VALUE... [--data FOLDER]
       npm run collect -- publish|reject|taken|allow CHANNEL/MESSAGE... [--data FOLDER]
       npm run collect -- undo [CHANNEL/MESSAGE] [--data FOLDER]
       npm run collect -- remove CHANNEL/MESSAGE...|--contact PHONE [--yes] [--data FOLDER]
       npm run collect -- find PHONE|ACCOUNT|WORDS [--export FILE] [--data FOLDER]
       npm run collect -- block PHONE|ACCOUNT [--data FOLDER]
       npm run collect -- numbers [--since DATE] [--data FOLDER]
       npm run collect -- prune --older 180d [--yes] [--data FOLDER]

Reads the posts of a Telegram channel and keeps the listings of the site as they say.

  SOURCE             a Telegram Desktop export in JSON: its folder, or its result.json
  --channel NAME     the public name of the channel; of a whole account, which chat (TITLE=PUBLIC_NAME says both)
  --since DATE       skip posts older than this date, like 2026-10-01
  --data FOLDER      keep the listings in this folder (npm start -- --data FOLDER shows them); not needed with
                     SUPABASE_URL and SUPABASE_SECRET_KEY, which name a Supabase project
  --dry-run          try it on a copy in memory, and write nothing
  --report FILE      an HTML page of all posts, with the words marked that were read
  --json FILE        one record for each message: what became of it, and why

  --follow           keep collecting what is posted in the channels of a bot, until Ctrl-C; TELEGRAM_BOT_TOKEN names the bot,
                     which has to be an administrator there; --channel ID=NAME keeps the chat of that id under a name;
                     TELEGRAM_OWNER, the numeric ids of your Telegram, has the bot show you what waits, with buttons

  review             the posts that wait, with the reason, newest first
  list               the posts with a phone number, an account or words, or in an area, newest first
  set                say what a post does not: price=12jt bedrooms=2 bathrooms=1 area=NAME type=villa
                     title="..." contact=https://wa.me/62... same_as=CHANNEL/MESSAGE
                     deposit=5jt stay=3 from="1 December" includes="wifi, no pets" map=-8.64,115.13 without_photo=3;
                     price= and the like take back what was set
  publish            show it as it was read, what is doubtful too
  reject             leave it out, and what repeats it
  taken              end its listing, until it is posted again
  undo               take back what was said last with set, publish, reject or taken, of a post or of any
  remove             take it down: text, contacts and photos go, and no later run brings it back, nor what repeats it;
                     it asks first, but for --yes; --contact takes all down that names a phone number or account, and
                     keeps its later posts out
  allow              take a remove or reject back; with --contact, a remove or block of a contact
  find               all that is kept about somebody; --export FILE writes it as JSON
  block              leave out what a phone number or account posts, and report listings that show its photos
  numbers            views, opened contacts and shares of the last week, or --since a day, by listing and by search
  prune              delete what was posted longer ago, with --older in days; it asks first, but for --yes`;
