// The top-level modules of Python's standard library, 3.8 to 3.14 and 2.7, and which of them a project can shadow.
import { wordSet } from '../../kit/word-set.ts';

/** In every version, in some, or in none. */
export function standardModule(name: string): 'always' | 'sometimes' | 'never' {
  if (always.has(name)) return 'always';
  return sometimes.has(name) ? 'sometimes' : 'never';
}

/** Whether Python finds this module before it searches any folder, so that no file can shadow it. */
export function isBuiltIn(name: string): boolean {
  return builtIn.has(name);
}

const always = wordSet(`
  __future__ __main__ _abc _ast _asyncio _bisect _blake2 _bz2 _codecs _codecs_cn _codecs_hk
  _codecs_iso2022 _codecs_jp _codecs_kr _codecs_tw _collections _collections_abc _compat_pickle
  _compression _contextvars _csv _ctypes _curses _curses_panel _datetime _decimal _elementtree
  _frozen_importlib _frozen_importlib_external _functools _hashlib _heapq _imp _io _json _locale
  _lsprof _lzma _markupbase _md5 _multibytecodec _multiprocessing _opcode _operator _osx_support
  _pickle _posixshmem _posixsubprocess _py_abc _pydecimal _pyio _queue _random _sha1 _sha3 _signal
  _sitebuiltins _socket _sqlite3 _sre _ssl _stat _statistics _string _strptime _struct _symtable
  _thread _threading_local _tkinter _tracemalloc _uuid _warnings _weakref _weakrefset _winapi abc
  antigravity argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2 cProfile
  calendar cmath cmd code codecs codeop collections colorsys compileall concurrent configparser
  contextlib contextvars copy copyreg csv ctypes curses dataclasses datetime dbm decimal difflib dis
  doctest email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch fractions
  ftplib functools gc genericpath getopt getpass gettext glob grp gzip hashlib heapq hmac html http
  idlelib imaplib importlib inspect io ipaddress itertools json keyword linecache locale logging lzma
  mailbox marshal math mimetypes mmap modulefinder msvcrt multiprocessing netrc nt ntpath nturl2path
  numbers opcode operator optparse os pathlib pdb pickle pickletools pkgutil platform plistlib poplib
  posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue
  quopri random re readline reprlib resource rlcompleter runpy sched secrets select selectors shelve
  shlex shutil signal site smtplib socket socketserver sqlite3 sre_compile sre_constants sre_parse ssl
  stat statistics string stringprep struct subprocess symtable sys sysconfig syslog tabnanny tarfile
  tempfile termios test textwrap this threading time timeit tkinter token tokenize trace traceback
  tracemalloc tty turtle turtledemo types typing unicodedata unittest urllib uuid venv warnings wave
  weakref webbrowser winreg winsound wsgiref xml xmlrpc xxsubtype zipapp zipfile zipimport zlib
`);

/** Added after 3.8 or removed before 3.14; of Python 2, the names that are not also ordinary words. */
const sometimes = wordSet(`
  BaseHTTPServer CGIHTTPServer ConfigParser Cookie DocXMLRPCServer HTMLParser MimeWriter Queue
  ScrolledText SimpleHTTPServer SimpleXMLRPCServer SocketServer StringIO Tix Tkconstants Tkdnd Tkinter
  UserDict UserList UserString __builtin__ _winreg anydbm bsddb cPickle cStringIO cookielib copy_reg
  dbhash dircache dumbdbm dummy_thread fpformat future_builtins gdbm hotshot htmlentitydefs htmllib
  httplib ihooks imputil linuxaudiodev md5 mhlib mimetools mimify multifile popen2 posixfile rexec
  rfc822 robotparser sgmllib statvfs stringold sunaudio tkColorChooser tkCommonDialog tkFileDialog
  tkFont tkMessageBox tkSimpleDialog toaiff ttk urllib2 urlparse whichdb xmlrpclib
  __phello__ _aix_support _android_support _ast_unparse _bootlocale _bootsubprocess _colorize _crypt
  _dbm _dummy_thread _dummy_threading _gdbm _hmac _interpchannels _interpqueues _interpreters
  _ios_support _msi _opcode_metadata _overlapped _peg_parser _py_warnings _pydatetime _pylong _pyrepl
  _remote_debugging _scproxy _sha2 _sha256 _sha512 _suggestions _sysconfig _tokenize _types _typing
  _wmi _xxsubinterpreters _zoneinfo _zstd aifc annotationlib asynchat asyncore audioop binhex cgi
  cgitb chunk compression crypt distutils dummy_threading formatter graphlib imghdr imp lib2to3
  mailcap msilib nis nntplib ossaudiodev parser pipes smtpd sndhdr spwd sunau symbol telnetlib tomllib
  uu xdrlib xxlimited zoneinfo
`);

/** Compiled into the interpreter, frozen, or imported at startup. */
const builtIn = wordSet(`
  __main__ _abc _ast _codecs _collections _collections_abc _frozen_importlib
  _frozen_importlib_external _functools _imp _io _locale _operator _signal _sitebuiltins _sre _stat
  _string _symtable _thread _tracemalloc _warnings _weakref abc atexit builtins codecs encodings errno
  faulthandler gc genericpath io itertools marshal ntpath os posix posixpath pwd runpy site stat sys
  time zipimport
`);
