// The Ruby standard library: features that need no gem, and constants that are always available.
import { wordSet } from '../../kit/word-set.ts';

/** The library of a feature: `net/http` for `net/http/header`; undefined if it is not part of Ruby. */
export function libraryOf(feature: string): string | undefined {
  for (let end = feature.length; end > 0; end = feature.lastIndexOf('/', end - 1)) {
    const name = feature.slice(0, end);
    if (libraries.has(name)) return name;
  }
  return undefined;
}

/** Whether Ruby or its standard library declares the top-level constant. */
export function isStandardConstant(name: string): boolean {
  return constants.has(name);
}

const libraries = wordSet(`
  English abbrev base64 benchmark bigdecimal bundler cgi cmath coverage csv date dbm debug delegate did_you_mean digest
  drb e2mmap enumerator erb error_highlight etc expect fcntl fiber fiddle fileutils find forwardable gdbm getoptlong io/console
  io/nonblock io/wait ipaddr irb json kconv logger matrix mathn mkmf monitor mutex_m net/ftp net/http net/https net/imap
  net/pop net/protocol net/smtp net/telnet nkf objspace observer open-uri open3 openssl optionparser optparse ostruct pathname pp
  prettyprint prime profile profiler pstore psych pty racc racc/parser random/formatter rational rbconfig rdoc
  readline reline resolv resolv-replace rexml rinda ripper rss ruby2_keywords rubygems scanf sdbm securerandom set
  shell shellwords singleton socket stringio strscan sync syslog tempfile thread thwait time timeout tmpdir tracer tsort
  ubygems un unicode_normalize uri weakref webrick win32ole win32/registry win32/resolv win32/sspi xmlrpc yaml zlib complex continuation
`);

const constants = wordSet(`
  ARGF ARGV Addrinfo ArgumentError Array BasicObject BasicSocket Benchmark BigDecimal Binding Bundler CGI CSV Class ClosedQueueError
  Comparable Complex ConditionVariable Coverage DATA DRb Data Date DateTime Delegator Dir ENV EOFError ERB Encoding
  EncodingError Enumerator Enumerable Errno Etc Exception FalseClass Fcntl Fiber FiberError Fiddle File FileTest FileUtils Find FloatDomainError
  Float Forwardable FrozenError GC Gem Hash IO IOError IPAddr IRB IPSocket IndexError Integer Interrupt JSON Kconv Kernel
  KeyError LoadError LocalJumpError Logger Marshal MatchData Math Matrix Method Module Monitor MonitorMixin Mutex NKF
  NameError Net NilClass NoMatchingPatternError NoMatchingPatternKeyError NoMemoryError NoMethodError NotImplementedError
  Numeric Object ObjectSpace Observable Open3 OpenSSL OpenStruct OptParse OptionParser PP PStore PTY Pathname Prime Proc Process
  Psych Queue RUBY_COPYRIGHT RUBY_DESCRIPTION RUBY_ENGINE RUBY_ENGINE_VERSION RUBY_PATCHLEVEL RUBY_PLATFORM
  RUBY_RELEASE_DATE RUBY_REVISION RUBY_VERSION Racc Ractor Random Range RangeError Rational RbConfig Readline RDoc Refinement Regexp
  RegexpError Reline Resolv Ripper RubyVM RuntimeError STDERR STDIN STDOUT ScriptError SecureRandom SecurityError Set
  Shellwords Signal SignalException SimpleDelegator Singleton SizedQueue Socket SocketError StandardError StopIteration String
  StringIO StringScanner Struct Symbol SyntaxError Syslog SystemCallError SystemExit SystemStackError TCPServer
  TCPSocket TOPLEVEL_BINDING TSort Tempfile Thread ThreadError ThreadGroup Time Timeout TracePoint TrueClass TypeError
  UDPSocket UNIXServer UNIXSocket URI UnboundMethod UncaughtThrowError Warning WeakRef YAML ZeroDivisionError Zlib
`);
