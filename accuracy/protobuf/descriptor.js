// The dependencies in a FileDescriptorSet of one file, read from its bytes: of the set the field 1, of the file the field 3.

const [fileField, dependencyField] = [1, 3];
const lengthDelimited = 2;

/** @param {Buffer} bytes */
export function dependenciesIn(bytes) {
  const files = fieldsIn(bytes, fileField);
  return files.flatMap((file) => fieldsIn(file, dependencyField)).map((path) => path.toString('utf8'));
}

/**
 * @param {Buffer} bytes
 * @param {number} wanted
 */
function fieldsIn(bytes, wanted) {
  const found = [];
  let at = 0;
  const takeNumber = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const key = takeNumber();
    const kind = key & 7;
    if (kind === lengthDelimited) {
      const length = takeNumber();
      if (key >> 3 === wanted) found.push(bytes.subarray(at, at + length));
      at += length;
    } else if (kind === 0) takeNumber();
    else at += kind === 1 ? 8 : 4;
  }
  return found;
}
