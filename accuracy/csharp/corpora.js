// Real C# code to measure on, from the sources of Debian's packages.

/**
 * @typedef {object} Corpus
 * @property {string} name
 * @property {string} source Of which package.
 * @property {string} folder In it.
 * @property {boolean} inDevelopmentSet Whether Lintel was changed after its disagreements were read.
 */

/** @type {readonly Corpus[]} */
export const corpora = [
  { name: 'Json.NET', source: 'newtonsoft-json', folder: 'Src', inDevelopmentSet: true },
  { name: 'NUnit', source: 'nunit', folder: 'src', inDevelopmentSet: false },
  { name: 'KeePass', source: 'keepass2', folder: '.', inDevelopmentSet: false },
  { name: 'Protocol Buffers for C#', source: 'protobuf', folder: 'csharp/src', inDevelopmentSet: true },
  { name: 'Thrift for .NET', source: 'thrift', folder: 'lib/netstd', inDevelopmentSet: true },
];
