// The headers of C's own library and of POSIX, which come with every system.

const headers = new Set(
  (
    'assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic ' +
    'stdbit stdbool stdckdint stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype ' +
    'aio dirent dlfcn fcntl fmtmsg fnmatch ftw getopt glob grp iconv langinfo libgen monetary mqueue ndbm net/if netdb ' +
    'netinet/in netinet/tcp nl_types poll pthread pwd regex sched search semaphore spawn strings sys/ioctl sys/ipc ' +
    'sys/mman sys/msg sys/resource sys/select sys/sem sys/shm sys/socket sys/stat sys/statvfs sys/time sys/times ' +
    'sys/types sys/uio sys/un sys/utsname sys/wait syslog termios unistd utime wordexp arpa/inet'
  ).split(' '),
);

export function isOfLibc(header: string): boolean {
  return header.endsWith('.h') && headers.has(header.slice(0, -'.h'.length));
}
