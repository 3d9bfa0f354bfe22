// A plug-in of QEMU that counts the instructions a program executes in all its threads, and says so on stderr when it
// ends. The emulator tells the number of each block once, when it translates it. Its few functions are declared here, for
// not every distribution ships the header.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define EXPORTED __attribute__((visibility("default")))

typedef uint64_t qemu_plugin_id_t;
struct qemu_plugin_tb;

void qemu_plugin_register_vcpu_tb_trans_cb(qemu_plugin_id_t, void (*)(qemu_plugin_id_t, struct qemu_plugin_tb *));
void qemu_plugin_register_vcpu_tb_exec_cb(struct qemu_plugin_tb *, void (*)(unsigned int, void *), int, void *);
void qemu_plugin_register_atexit_cb(qemu_plugin_id_t, void (*)(qemu_plugin_id_t, void *), void *);
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *);

EXPORTED int qemu_plugin_version = 1;

enum { threads = 1024, words_per_cache_line = 8 };

/* One cache line each: threads that count in the same one would wait for each other. */
static uint64_t executed[threads][words_per_cache_line];

static void count(unsigned int thread, void *instructions) {
  executed[thread % threads][0] += (uintptr_t)instructions;
}

static void meet(qemu_plugin_id_t id, struct qemu_plugin_tb *block) {
  qemu_plugin_register_vcpu_tb_exec_cb(block, count, 0, (void *)(uintptr_t)qemu_plugin_tb_n_insns(block));
}

static void tell(qemu_plugin_id_t id, void *unused) {
  uint64_t sum = 0;
  for (int thread = 0; thread < threads; thread++) sum += executed[thread][0];
  fprintf(stderr, "instructions: %llu\n", (unsigned long long)sum);
}

EXPORTED int qemu_plugin_install(qemu_plugin_id_t id, const void *info, int argc, char **argv) {
  qemu_plugin_register_vcpu_tb_trans_cb(id, meet);
  qemu_plugin_register_atexit_cb(id, tell, NULL);
  return 0;
}
