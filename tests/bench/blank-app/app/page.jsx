export default function Blank() {
  return <p>Blank</p>;
}
