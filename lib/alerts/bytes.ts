/** Numbers take as few bytes as they need, seven bits each. */
export class ByteWriter {
  readonly bytes: number[] = [];

  number(value: number): void {
    let left = value;
    for (; left > 127; left = Math.floor(left / 128)) this.bytes.push((left % 128) + 128);
    this.bytes.push(left);
  }

  text(value: string): void {
    const bytes = new TextEncoder().encode(value);
    this.number(bytes.length);
    this.bytes.push(...bytes);
  }
}

/** Reads what a `ByteWriter` has written. Throws a `RangeError` if the bytes end too early. */
export class ByteReader {
  readonly bytes: Uint8Array;
  #next = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#next === this.bytes.length;
  }

  byte(): number {
    const byte = this.bytes[this.#next];
    if (byte === undefined) throw new RangeError("The bytes end too early");
    this.#next += 1;
    return byte;
  }

  number(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.byte();
      value += (byte % 128) * factor;
      if (byte < 128) return value;
      if (factor > 2 ** 35) throw new RangeError("The number is too large");
    }
  }

  text(): string {
    const length = this.number();
    const bytes = Uint8Array.from({ length: Math.min(length, this.bytes.length + 1) }, () => this.byte());
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  }
}
