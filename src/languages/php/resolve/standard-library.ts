// Built-in classes of PHP and its extensions, named as in Composer (`ext-json`). Classes are listed; functions of extensions
// are recognised by prefix. Core functions are not dependencies.
import { ownersIn } from '../../kit/key-by-word.ts';
import { wordSet, wordsIn } from '../../kit/word-set.ts';

export function packageOfClass(name: string): string | undefined {
  return packageOf.get(name.toLowerCase());
}

export function packageOfFunction(name: string): string | undefined {
  const lower = name.toLowerCase();
  const start = lower.includes('_') ? lower.slice(0, lower.indexOf('_') + 1) : lower;
  const extension = extensionOf.get(start);
  if (extension !== undefined) return extension;
  for (const [prefix, owner] of loosePrefixes) if (lower.startsWith(prefix)) return owner;
  return undefined;
}

/** Whether some version of PHP, or an extension, has a function that others lack. */
export function isFunctionOfPhp(name: string): boolean {
  return newFunctions.has(name.toLowerCase()) || packageOfFunction(name) !== undefined;
}

/** What came after PHP 4, or is not on every system. */
const newFunctions = wordSet(`
  array_all array_any array_column array_combine array_fill_keys array_find array_find_key array_first array_is_list
  array_key_first array_key_last array_last array_replace array_replace_recursive array_walk_recursive boolval
  checkdnsrr class_uses date_parse dns_get_record enum_exists error_clear_last error_get_last fdatasync fdiv
  file_put_contents fnmatch fpow fputcsv fsync get_debug_type get_declared_traits get_error_handler
  get_exception_handler get_mangled_object_vars get_resource_id get_resources getallheaders gethostname
  getimagesizefromstring getmxrr hash_equals hash_hkdf hash_pbkdf2 hex2bin hrtime htmlspecialchars_decode
  http_build_query http_response_code inet_ntop inet_pton ini_parse_quantity intdiv is_countable is_iterable lcfirst
  memory_get_peak_usage memory_get_usage memory_reset_peak_usage mime_content_type money_format nl_langinfo
  password_algos password_get_info password_hash password_needs_rehash password_verify php_uname
  preg_last_error_msg preg_replace_callback_array quoted_printable_encode random_bytes random_int scandir
  session_create_id session_gc session_status spl_object_id str_contains str_decrement str_ends_with str_increment
  str_ireplace str_split str_starts_with str_word_count stream_context_set_options stream_isatty stripos strpbrk
  strptime strripos sys_get_temp_dir sys_getloadavg utf8_decode utf8_encode
`);

/** Extensions whose functions begin with the extension's name. */
const plainExtensions = wordsIn(`
  apcu ctype curl dba dom enchant exif ftp gmp imap json ldap libxml mysqli odbc openssl pcntl posix shmop
  simplexml sodium tidy xml xmlwriter zip
`);

/** Function prefixes, and functions, of the other extensions. */
const otherFunctions = `
  ext-bcmath bcadd bcsub bcmul bcdiv bcmod bcpow bcpowmod bcsqrt bccomp bcscale;
  ext-bz2 bzopen bzread bzwrite bzclose bzcompress bzdecompress;
  ext-calendar cal_ gregoriantojd jdtogregorian jddayofweek jdmonthname; ext-fileinfo finfo_;
  ext-gettext gettext ngettext dgettext dngettext textdomain bindtextdomain; ext-iconv iconv iconv_;
  ext-intl collator_ datefmt_ grapheme_ idn_ intlcal_ intltz_ locale_ msgfmt_ normalizer_ numfmt_
  resourcebundle_ transliterator_; ext-mbstring mb_; ext-pgsql pg_; ext-readline readline readline_;
  ext-snmp snmp_ snmpget snmpset snmpwalk; ext-sockets socket_; ext-sysvmsg msg_; ext-sysvsem sem_;
  ext-sysvshm shm_; ext-tokenizer token_; ext-zend-opcache opcache_;
  ext-zlib zlib_ gzcompress gzuncompress gzdeflate gzinflate gzencode gzdecode gzopen gzfile gzread gzclose
`;

/** Prefixes without an underscore. */
const loosePrefixes = wordsIn('imagecreate imagecolor imagecopy imagettf imagefilled').map(
  (prefix) => [prefix, 'ext-gd'] as const,
);

const classes = `
  ext-apcu APCUIterator; ext-imagick Imagick ImagickDraw ImagickPixel ImagickException;
  ext-memcached Memcached MemcachedException; ext-redis Redis RedisArray RedisCluster RedisException; php
  AllowDynamicProperties AppendIterator ArgumentCountError ArithmeticError ArrayAccess ArrayIterator
  ArrayObject AssertionError Attribute BackedEnum BadFunctionCallException BadMethodCallException
  CachingIterator CallbackFilterIterator ClosedGeneratorException Closure CompileError Countable DateError
  DateException DateInterval DateInvalidOperationException DateInvalidTimeZoneException
  DateMalformedIntervalStringException DateMalformedPeriodStringException DateMalformedStringException
  DateObjectError DatePeriod DateRangeError DateTime DateTimeImmutable DateTimeInterface DateTimeZone
  DelayedTargetValidation Deprecated Directory DirectoryIterator DivisionByZeroError DomainException
  EmptyIterator Error ErrorException Exception Fiber FiberError FilesystemIterator FilterIterator Generator
  GlobIterator HashContext InfiniteIterator InternalIterator InvalidArgumentException Iterator
  IteratorAggregate IteratorIterator LengthException LimitIterator LogicException MultipleIterator NoDiscard
  NoRewindIterator OutOfBoundsException OutOfRangeException OuterIterator OverflowException Override
  ParentIterator ParseError PropertyHookType Random\\BrokenRandomEngineError Random\\CryptoSafeEngine
  Random\\Engine Random\\Engine\\Mt19937 Random\\Engine\\PcgOneseq128XslRr64 Random\\Engine\\Secure
  Random\\Engine\\Xoshiro256StarStar Random\\IntervalBoundary Random\\RandomError Random\\RandomException
  Random\\Randomizer RangeException RecursiveArrayIterator RecursiveCachingIterator
  RecursiveCallbackFilterIterator RecursiveDirectoryIterator RecursiveFilterIterator RecursiveIterator
  RecursiveIteratorIterator RecursiveRegexIterator RecursiveTreeIterator Reflection ReflectionAttribute
  ReflectionClass ReflectionClassConstant ReflectionEnum ReflectionEnumBackedCase ReflectionEnumUnitCase
  ReflectionException ReflectionExtension ReflectionFiber ReflectionFunction ReflectionFunctionAbstract
  ReflectionGenerator ReflectionIntersectionType ReflectionMethod ReflectionNamedType ReflectionObject
  ReflectionParameter ReflectionProperty ReflectionReference ReflectionType ReflectionUnionType
  ReflectionZendExtension Reflector RegexIterator RequestParseBodyException ReturnTypeWillChange
  RoundingMode RuntimeException SQLite3Exception SeekableIterator SensitiveParameter SensitiveParameterValue
  Serializable SessionHandler SessionHandlerInterface SessionIdInterface
  SessionUpdateTimestampHandlerInterface SplDoublyLinkedList SplFileInfo SplFileObject SplFixedArray SplHeap
  SplMaxHeap SplMinHeap SplObjectStorage SplObserver SplPriorityQueue SplQueue SplStack SplSubject
  SplTempFileObject StreamBucket Stringable Throwable Traversable TypeError UnderflowException
  UnexpectedValueException UnhandledMatchError UnitEnum ValueError WeakMap WeakReference
  __PHP_Incomplete_Class php_user_filter stdClass; ext-libxml LibXMLError;
  ext-openssl OpenSSLAsymmetricKey OpenSSLCertificate OpenSSLCertificateSigningRequest;
  ext-zlib DeflateContext InflateContext; ext-json JsonException JsonSerializable;
  ext-sodium SodiumException; ext-pdo PDO PDOException PDORow PDOStatement; ext-xml XMLParser;
  ext-com_dotnet COM COMPersistHelper DOTNET VARIANT com_exception;
  ext-curl CURLFile CURLStringFile CurlHandle CurlMultiHandle CurlShareHandle; ext-dom DOMAttr
  DOMCdataSection DOMCharacterData DOMChildNode DOMComment DOMDocument DOMDocumentFragment DOMDocumentType
  DOMElement DOMEntity DOMEntityReference DOMException DOMImplementation DOMNameSpaceNode DOMNamedNodeMap
  DOMNode DOMNodeList DOMNotation DOMParentNode DOMProcessingInstruction DOMText DOMXPath;
  ext-enchant EnchantBroker EnchantDictionary;
  ext-ffi FFI FFI\\CData FFI\\CType FFI\\Exception FFI\\ParserException; ext-fileinfo finfo;
  ext-ftp FTP\\Connection; ext-gd GdFont GdImage; ext-gmp GMP; ext-imap IMAP\\Connection; ext-intl Collator
  IntlBreakIterator IntlCalendar IntlChar IntlCodePointBreakIterator IntlDateFormatter
  IntlDatePatternGenerator IntlException IntlGregorianCalendar IntlIterator IntlPartsIterator
  IntlRuleBasedBreakIterator IntlTimeZone Locale MessageFormatter Normalizer NumberFormatter ResourceBundle
  Spoofchecker Transliterator UConverter; ext-ldap LDAP\\Connection LDAP\\Result LDAP\\ResultEntry;
  ext-mysqli mysqli mysqli_driver mysqli_result mysqli_sql_exception mysqli_stmt mysqli_warning;
  ext-pgsql PgSql\\Connection PgSql\\Lob PgSql\\Result; ext-phar Phar PharData PharException PharFileInfo;
  ext-shmop Shmop; ext-simplexml SimpleXMLElement SimpleXMLIterator; ext-snmp SNMP SNMPException;
  ext-soap SoapClient SoapFault SoapHeader SoapParam SoapServer SoapVar; ext-sockets AddressInfo Socket;
  ext-sqlite3 SQLite3 SQLite3Result SQLite3Stmt; ext-sysvmsg SysvMessageQueue; ext-sysvsem SysvSemaphore;
  ext-sysvshm SysvSharedMemory; ext-tidy tidy tidyNode; ext-tokenizer PhpToken; ext-xmlreader XMLReader;
  ext-xmlwriter XMLWriter; ext-xsl XSLTProcessor; ext-zip ZipArchive
`;

const packageOf = ownersIn(classes.toLowerCase());
const extensionOf = new Map([
  ...plainExtensions.map((name) => [`${name}_`, `ext-${name}`] as const),
  ...ownersIn(otherFunctions),
]);
