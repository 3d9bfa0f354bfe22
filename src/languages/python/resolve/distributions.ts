// Which distribution provides a module. Names are normalised (PEP 503: lower case, hyphens), so that `PyYAML` and `pyyaml`
// are one package.
import { wordsIn } from '../../kit/word-set.ts';

export class Distributions {
  readonly #dependencies: ReadonlySet<string>;
  /** Top-level names that several distributions share, like `zope` in `zope-interface`. */
  readonly #shared = new Set(sharedNames);

  /** `dependencies` are normalised names. */
  constructor(dependencies: ReadonlySet<string>) {
    this.#dependencies = dependencies;
    for (const dependency of dependencies) {
      const hyphen = dependency.indexOf('-');
      const first = dependency.slice(0, Math.max(0, hyphen));
      // If `flask` is a dependency too, `flask-testing` is only named after it, and `flask.testing` is part of Flask.
      if (first !== '' && !dependencies.has(first)) this.#shared.add(first);
    }
  }

  /** The distribution of a module, if it is declared or well known. */
  of(parts: readonly string[]): string | undefined {
    const [first = ''] = parts;
    const isShared = this.#shared.has(first);
    const longest = isShared ? Math.min(parts.length, longestName) : 1;
    for (let length = longest; length > 0; length--) {
      const module = length === 1 ? first : parts.slice(0, length).join('.');
      const known = distributions.get(module);
      if (known !== undefined) return known.find((name) => this.#dependencies.has(name)) ?? known[0];
      const name = normalizeName(module);
      if (this.#dependencies.has(name)) return name;
    }
    return undefined;
  }

  /** Whether several distributions share this top-level name. */
  areUnder(first: string): boolean {
    return this.#shared.has(first);
  }
}

export function normalizeName(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, '-');
}

/** Module → distributions, the usual one first. */
const distributions = new Map(
  `
  attr attrs, attrs attrs, bs4 beautifulsoup4, build build, coverage coverage, cairo pycairo,
  Crypto pycryptodome pycrypto, Cryptodome pycryptodomex,
  cv2 opencv-python opencv-python-headless opencv-contrib-python opencv-contrib-python-headless, Cython cython,
  dateutil python-dateutil, discord discord-py, django django, dns dnspython, docker docker, docx python-docx,
  dotenv python-dotenv, faiss faiss-cpu faiss-gpu, fitz pymupdf, flask_cors flask-cors, flask_login flask-login,
  flask_migrate flask-migrate, flask_sqlalchemy flask-sqlalchemy, flask_wtf flask-wtf, gi pygobject, git gitpython,
  github pygithub, gitlab python-gitlab, google.api googleapis-common-protos, google.api_core google-api-core,
  google.auth google-auth, google.cloud.bigquery google-cloud-bigquery,
  google.cloud.firestore google-cloud-firestore, google.cloud.logging google-cloud-logging,
  google.cloud.pubsub google-cloud-pubsub, google.cloud.storage google-cloud-storage, google.genai google-genai,
  google.generativeai google-generativeai, google.logging googleapis-common-protos,
  google.longrunning googleapis-common-protos, google.oauth2 google-auth, google.protobuf protobuf,
  google.rpc googleapis-common-protos, google.type googleapis-common-protos,
  googleapiclient google-api-python-client, grpc grpcio, haystack django-haystack haystack-ai, IPython ipython,
  jose python-jose, jwt pyjwt, ldap python-ldap, lxml lxml, magic python-magic, markdown markdown,
  MySQLdb mysqlclient, mysql mysql-connector-python, nacl pynacl, OpenGL pyopengl, OpenSSL pyopenssl, PIL pillow,
  pkg_resources setuptools, playwright playwright, pptx python-pptx, psycopg2 psycopg2 psycopg2-binary,
  pymysql pymysql, pythoncom pywin32, pytest_asyncio pytest-asyncio, rest_framework djangorestframework,
  ruamel.yaml ruamel-yaml, s3transfer s3transfer, serial pyserial, setuptools setuptools, six six,
  skimage scikit-image, sklearn scikit-learn, slugify python-slugify, socketio python-socketio,
  sqlalchemy sqlalchemy, telegram python-telegram-bot, typing_extensions typing-extensions, usb pyusb,
  websocket websocket-client, win32api pywin32, win32con pywin32, win32gui pywin32, wx wxpython, Xlib python-xlib,
  xmltodict xmltodict, yaml pyyaml, zmq pyzmq
`
    .split(',')
    .map((entry) => wordsIn(entry))
    .map(([module = '', ...names]) => [module, names] as const),
);

const longestName = 4;
const sharedNames = [...distributions.keys()].flatMap((module) => /^(.*?)\./.exec(module)?.[1] ?? []);
