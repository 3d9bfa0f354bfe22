// The library of a system header: one package per library, not per header.
import { type PackageTarget, toBuiltin, toPackage } from '../../kit/targets.ts';
import { keyByWord } from '../../kit/key-by-word.ts';
import { wordSet, wordsIn } from '../../kit/word-set.ts';

/** The library of a header that comes with the compiler or the system. */
export function systemLibrary(header: string): PackageTarget | undefined {
  const name = systemHeaders.get(header) ?? systemHeaders.get(header.toLowerCase()) ?? systemFolder(header);
  return name === undefined ? undefined : toBuiltin(name);
}

/** The library of a header in angle brackets: that of the system, or one with its name. */
export function libraryOf(header: string): PackageTarget {
  return systemLibrary(header) ?? knownLibrary(header) ?? toPackage(stemOf(header));
}

/** A library identified by its header, wherever it is installed. */
export function knownLibrary(header: string): PackageTarget | undefined {
  const name = libraries.get(header) ?? libraries.get(firstPart(header));
  if (name !== undefined) return toPackage(name);
  if (ofQt.test(header)) return toPackage('qt');
  const [, prefix] = /^(SDL|apr|apu)_\w+\.h$/.exec(header) ?? [];
  return prefix === undefined ? undefined : toPackage(prefix === 'SDL' ? 'sdl' : 'apr');
}

/** `QMenu`, `QtCore/QDir`, and the header that each of them includes: `qmenu.h`. */
const ofQt = new RegExp(
  `^(?:Qt?[A-Z]\\w*(?:$|/)|qt?(?:${wordsIn(
    `_windows abstract\\w+ action algorithms application atomic \\w*layout \\w*button brush buffer bytearray
    checkbox clipboard color combobox completer concurrent\\w+ config coreapplication core\\w* cryptographichash cursor
    datastream date datetime dbus\\w+ debug desktop\\w+ dialog\\w* dir diriterator dockwidget elapsedtimer endian event
    eventloop file filedialog fileinfo filesystem\\w+ flags font\\w* frame future\\w* global graphics\\w+ groupbox
    guiapplication hash headerview host\\w+ icon image\\w* inputdialog iodevice item\\w+ json\\w+ keysequence label
    lineedit linkedlist list listview listwidget locale local\\w+ logging\\w* mainwindow map margins math matrix\\w*
    menu menubar messagebox metaobject metatype mime\\w+ multimap mutex namespace network\\w+ object objectdefs opengl\\w*
    paint\\w+ palette pen pixmap plaintextedit platformdefs plugin\\w* point pointer polygon print\\w+ process
    progress\\w+ qml\\w+ queue quick\\w+ randomgenerator readwritelock rect regexp region regularexpression resource
    runnable savefile screen scrollarea scrollbar set settings shared\\w+ shortcut signalmapper size sizepolicy slider
    socketnotifier sort\\w+ spinbox splashscreen splitter sql\\w+ ssl\\w* stack stackedwidget standard\\w+ statusbar
    string\\w* style\\w* svg\\w+ syntaxhighlighter sysinfo systemsemaphore systemtrayicon tab\\w+ tcp\\w+ temporary\\w+
    test\\w* text\\w+ thread\\w* time timer timezone toolb\\w+ tooltip transform translator tree\\w+ typeinfo
    udpsocket undo\\w+ url urlquery uuid validator variant\\w* vector\\w* versionnumber wait\\w+ websocket\\w*
    widget\\w* window\\w* wizard xml\\w+`,
  ).join('|')})\\.h$)`,
);

export function frameworkOf(module: string): PackageTarget {
  const name = module.split('.', 1)[0] ?? module;
  return { kind: 'package', name, builtin: frameworks.has(name) };
}

/** `AppKit/NSWindow.h` */
export function isOfFramework(header: string): boolean {
  return header.includes('/') && frameworks.has(firstPart(header));
}

function systemFolder(header: string): string | undefined {
  const slash = header.indexOf('/');
  if (slash === -1) return undefined;
  const folder = header.slice(0, slash);
  return frameworks.has(folder) ? folder : systemFolders.get(folder);
}

/** `openssl/ssl.h` → `openssl`, `jansson.h` → `jansson` */
function stemOf(header: string): string {
  const first = firstPart(header);
  return first === header ? header.replace(/(?!^)\.\w+$/, '') : first;
}

function firstPart(header: string): string {
  const slash = header.indexOf('/');
  return slash === -1 ? header : header.slice(0, slash);
}

const systemHeaders = keyByWord({
  libc: `assert.h complex.h ctype.h errno.h fenv.h float.h inttypes.h iso646.h limits.h locale.h math.h setjmp.h
    signal.h stdalign.h stdarg.h stdatomic.h stdbit.h stdbool.h stdckdint.h stddef.h stdint.h stdio.h stdlib.h
    stdnoreturn.h string.h tgmath.h threads.h time.h uchar.h wchar.h wctype.h`,
  'libc++': `algorithm any array atomic barrier bit bitset cassert ccomplex cctype cerrno cfenv cfloat charconv chrono
    cinttypes ciso646 climits clocale cmath codecvt compare complex concepts condition_variable contracts coroutine
    csetjmp csignal cstdalign cstdarg cstdbool cstddef cstdint cstdio cstdlib cstring ctgmath ctime cuchar cwchar cwctype
    cxxabi.h debugging deque exception execution expected filesystem flat_map flat_set format forward_list fstream
    functional future generator hash_map hash_set hazard_pointer initializer_list inplace_vector iomanip ios iosfwd
    iostream istream iterator latch limits linalg list locale map mdspan memory memory_resource mutex new numbers numeric
    optional ostream print queue random ranges ratio rcu regex scoped_allocator semaphore set shared_mutex simd
    source_location span spanstream sstream stack stacktrace stdexcept stdfloat stop_token streambuf string string_view
    strstream syncstream system_error text_encoding thread tuple type_traits typeindex typeinfo unordered_map
    unordered_set utility valarray variant vector version`,
  posix: `aio.h alloca.h ar.h byteswap.h cpio.h crypt.h dirent.h dlfcn.h elf.h endian.h err.h error.h execinfo.h fcntl.h
    features.h fmtmsg.h fnmatch.h fstab.h fts.h ftw.h getopt.h glob.h gnu/libc-version.h gnu-versions.h grp.h iconv.h
    ifaddrs.h langinfo.h libgen.h libintl.h libutil.h link.h malloc.h memory.h mntent.h monetary.h mqueue.h ndbm.h netdb.h
    nl_types.h nss.h obstack.h paths.h poll.h pthread.h pthread_np.h pty.h pwd.h regex.h resolv.h sched.h search.h
    semaphore.h sgtty.h shadow.h spawn.h stdio_ext.h strings.h stropts.h syscall.h sysexits.h syslog.h tar.h termio.h termios.h
    trace.h ucontext.h ulimit.h unistd.h unwind.h utime.h utmp.h utmpx.h util.h values.h wait.h wordexp.h xlocale.h`,
  windows: `windows.h winsock.h winsock2.h ws2tcpip.h ws2ipdef.h mswsock.h wspiapi.h windef.h winbase.h winuser.h winnt.h
    winerror.h winternl.h winioctl.h winreg.h winsvc.h wincrypt.h wincon.h wingdi.h winver.h winnls.h winnetwk.h winperf.h
    wintrust.h winhttp.h wininet.h winldap.h winber.h windowsx.h windns.h winsafer.h winresrc.h io.h direct.h conio.h
    process.h tchar.h dbghelp.h psapi.h tlhelp32.h iphlpapi.h shellapi.h shlobj.h shlwapi.h shlguid.h objbase.h ole2.h
    oleauto.h combaseapi.h commctrl.h commdlg.h crtdbg.h excpt.h eh.h intsafe.h strsafe.h ntsecapi.h ntstatus.h ntddk.h
    sddl.h aclapi.h accctrl.h lmcons.h lm.h schannel.h sspi.h security.h sdkddkver.h synchapi.h processthreadsapi.h
    userenv.h versionhelpers.h timeapi.h mmsystem.h bcrypt.h ncrypt.h rpc.h rpcdce.h setupapi.h cfgmgr32.h d3d9.h d3d11.h
    d3d12.h dxgi.h d3dcompiler.h ddraw.h dsound.h dinput.h xinput.h gdiplus.h initguid.h knownfolders.h mbstring.h
    sal.h specstrings.h tpcshrd.h unknwn.h vfw.h wtypes.h in6addr.h af_irda.h afunix.h delayimp.h share.h fibersapi.h
    minwindef.h fileapi.h handleapi.h errhandlingapi.h atlbase.h atlcom.h afxwin.h comdef.h comutil.h
    apiset.h audioclient.h audiopolicy.h bluetoothapis.h cfapi.h consoleapi.h credentialprovider.h debugapi.h devguid.h
    devpkey.h dwmapi.h dwrite.h endpointvolume.h evntcons.h evntprov.h evntrace.h fwpmu.h heapapi.h hidsdi.h htmlhelp.h
    iptypes.h ksmedia.h libloaderapi.h lmaccess.h lmapibuf.h lmerr.h lmserver.h lmshare.h memoryapi.h mfapi.h mferror.h
    mfidl.h mmdeviceapi.h mmreg.h namedpipeapi.h netfw.h netioapi.h netlistmgr.h ntddscsi.h ntdsapi.h oaidl.h objidl.h
    ocidl.h oleidl.h pathcch.h pdhmsg.h powrprof.h processenv.h profileapi.h propidl.h propkey.h propsys.h propvarutil.h
    raserror.h restartmanager.h roapi.h rpcndr.h securitybaseapi.h sensapi.h shcore.h shldisp.h shobjidl.h
    shobjidl_core.h shtypes.h softpub.h stringapiset.h sysinfoapi.h taskschd.h threadpoolapiset.h thumbcache.h
    uiautomation.h urlmon.h uxtheme.h vsstyle.h vssym32.h wbemcli.h wbemidl.h werapi.h winapifamily.h wincodec.h
    wincred.h winevt.h winmeta.h winspool.h winstring.h wlanapi.h wtsapi32.h wtypesbase.h xaudio2.h`,
  compiler: `adxintrin.h ammintrin.h arm_acle.h arm_fp16.h arm_neon.h arm_sve.h altivec.h avx2intrin.h avxintrin.h
    bmi2intrin.h bmiintrin.h cpuid.h emmintrin.h fma4intrin.h fmaintrin.h ia32intrin.h immintrin.h intrin.h intrin0.h
    lsxintrin.h lasxintrin.h lzcntintrin.h mm_malloc.h mm3dnow.h mmintrin.h msa.h nmmintrin.h pmmintrin.h popcntintrin.h
    prfchwintrin.h riscv_vector.h rtmintrin.h smmintrin.h tmmintrin.h varargs.h vecintrin.h wasm_simd128.h wmmintrin.h
    x86gprintrin.h x86intrin.h xmmintrin.h quadmath.h omp.h openacc.h htmintrin.h htmxlintrin.h ppu_intrinsics.h
    arm64intr.h armintr.h`,
  darwin: `AssertMacros.h AvailabilityMacros.h Availability.h TargetConditionals.h ConditionalMacros.h MacTypes.h copyfile.h crt_externs.h
    launch.h libproc.h membership.h notify.h removefile.h sandbox.h asl.h Block.h simd/simd.h os/log.h os/lock.h`,
});

const systemFolders = keyByWord({
  posix: 'sys arpa net netinet netinet6 protocols rpc rpcsvc scsi bits gnu nfs netpacket',
  linux: 'linux asm asm-generic mtd rdma sound video xen misc netatalk netax25 netipx',
  'libc++': 'experimental ext tr1 tr2 debug parallel backward pstl',
  darwin: 'mach mach-o libkern objc dispatch xpc os malloc architecture machine simd',
  windows: 'winrt wrl ddk ucrt',
  compiler: 'sanitizer',
});

/** Libraries whose name differs from that of their headers. */
const libraries = keyByWord({
  zlib: 'zlib.h zconf.h',
  bzip2: 'bzlib.h',
  xz: 'lzma.h lzma',
  zstd: 'zstd.h zdict.h zstd_errors.h',
  lz4: 'lz4.h lz4hc.h lz4frame.h',
  sqlite: 'sqlite3.h sqlite3ext.h',
  expat: 'expat.h expat_external.h',
  libxml2: 'libxml',
  libxslt: 'libxslt libexslt',
  libpng: 'png.h pngconf.h',
  libjpeg: 'jpeglib.h jerror.h turbojpeg.h',
  libtiff: 'tiff.h tiffio.h tiffvers.h',
  libwebp: 'webp',
  libavif: 'avif',
  freetype: 'ft2build.h freetype',
  python: 'Python.h pyconfig.h structmember.h frameobject.h pythread.h',
  lua: 'lua.h lauxlib.h lualib.h luaconf.h lua.hpp',
  perl: 'EXTERN.h perl.h XSUB.h',
  php: 'php.h php_ini.h php_streams.h SAPI.h zend.h zend_API.h zend_exceptions.h zend_interfaces.h zend_types.h',
  ruby: 'ruby.h ruby',
  tcl: 'tcl.h',
  ncurses: 'curses.h ncurses.h ncurses ncursesw term.h panel.h menu.h form.h',
  libedit: 'histedit.h editline',
  pam: 'security',
  pcre2: 'pcre2.h pcre2posix.h',
  pcre: 'pcre.h pcreposix.h',
  gmp: 'gmp.h gmpxx.h',
  krb5: 'krb5.h gssapi gssapi.h krb5 profile.h com_err.h',
  openldap: 'ldap.h lber.h ldap_features.h ldap_schema.h ldap_ssl.h',
  icu: 'unicode',
  googletest: 'gtest gmock',
  grpc: 'grpc grpcpp',
  llvm: 'llvm llvm-c clang',
  emscripten: 'emscripten.h emscripten',
  mysql: 'mysql.h mysql',
  postgresql: 'libpq-fe.h libpq',
  protobuf: 'google',
  abseil: 'absl',
  eigen: 'Eigen unsupported',
  opencv: 'opencv2 opencv',
  x11: 'X11 xcb',
  opengl: 'GL GLES GLES2 GLES3 EGL KHR',
  sdl: 'SDL SDL2 SDL3 SDL.h',
  httpd: `httpd.h http_config.h http_connection.h http_core.h http_log.h http_main.h http_protocol.h http_request.h
    ap_config.h ap_mpm.h ap_provider.h ap_release.h util_filter.h util_script.h`,
  gtk: 'gtk gdk gtk.h',
  glib: 'glib.h glib gio gobject glib-object.h gmodule.h',
  ffmpeg: 'libavcodec libavformat libavutil libavfilter libavdevice libswscale libswresample',
  cuda: `cuda.h cuda_runtime.h cuda_runtime_api.h cuda_fp16.h cuda_bf16.h device_launch_parameters.h device_functions.h
    cublas_v2.h cublas.h cublasLt.h curand.h curand_kernel.h cufft.h cusparse.h cusolverDn.h nvrtc.h cuda thrust cub
    cooperative_groups.h cooperative_groups mma.h vector_types.h vector_functions.h nvToolsExt.h`,
  cudnn: 'cudnn.h',
  nccl: 'nccl.h',
  mpi: 'mpi.h',
  libuv: 'uv.h',
  libev: 'ev.h',
  libevent: 'event.h event2',
  libffi: 'ffi.h ffitarget.h',
  libssh2: 'libssh2.h libssh2_sftp.h',
  libidn2: 'idn2.h',
  numa: 'numa.h numaif.h',
  libunwind: 'libunwind.h',
  java: 'jni.h jni_md.h jvmti.h',
  node: 'node_api.h js_native_api.h',
  ...Object.fromEntries(
    wordsIn(
      'curl openssl readline benchmark boost fmt vulkan systemd nghttp2 gnutls mbedtls jemalloc android',
    ).map((name) => [name, name]),
  ),
});

const frameworks: ReadonlySet<string> = wordSet(`
  ARKit AVFAudio AVFoundation AVKit Accelerate Accounts AdSupport AddressBook AppKit AppTrackingTransparency
  ApplicationServices AudioToolbox AudioUnit AuthenticationServices BackgroundTasks CFNetwork CallKit Carbon CarPlay
  CloudKit Cocoa Collaboration ColorSync Combine Contacts ContactsUI CoreAudio CoreAudioKit CoreBluetooth CoreData
  CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices
  CoreSpotlight CoreTelephony CoreText CoreVideo CoreWLAN CryptoKit DeviceCheck DiskArbitration EventKit EventKitUI
  ExternalAccessory FileProvider Foundation GLKit GSS GameController GameKit GameplayKit HealthKit HomeKit IOKit IOSurface
  ImageIO Intents IntentsUI JavaScriptCore Kernel LocalAuthentication MapKit MediaPlayer MediaToolbox MessageUI Messages
  Metal MetalKit MetalPerformanceShaders MobileCoreServices ModelIO MultipeerConnectivity NaturalLanguage Network
  NetworkExtension NotificationCenter OSLog OpenAL OpenCL OpenDirectory OpenGLES PDFKit PassKit PencilKit Photos PhotosUI
  PushKit QuartzCore QuickLook QuickTime RealityKit ReplayKit SafariServices SceneKit ScreenCaptureKit ScriptingBridge
  Security ServiceManagement Social SpriteKit StoreKit SwiftUI SystemConfiguration UIKit UniformTypeIdentifiers
  UserNotifications UserNotificationsUI VideoToolbox Vision WatchConnectivity WatchKit WebKit WidgetKit XCTest iAd
`);
