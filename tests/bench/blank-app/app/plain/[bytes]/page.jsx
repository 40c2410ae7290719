export const dynamicParams = true;

export function generateStaticParams() {
  return [];
}

/** Words that compress about as well as a page does, with the signs that adverts have: they cost a server more. */
function words(length) {
  let text = "";
  for (let at = 0; text.length < length; at += 1)
    text += at % 200 === 0 ? "🏝️ villa · " : `${(at * 2_654_435_761) % 9_973} `;
  return text.slice(0, length);
}

/** A page kept as the framework keeps it, of as many bytes as its address says; text stands in the HTML and in its data. */
export default async function Plain({ params }) {
  const { bytes } = await params;
  return <p>{words(Number(bytes) / 2)}</p>;
}
