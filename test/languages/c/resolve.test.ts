// Where includes lead in a project that does not say how it is compiled.
import { describe, expect, it } from 'vitest';
import { askIncludes } from './ask-includes.ts';

describe('an include', () => {
  it('leads to the file beside it before any other', async () => {
    const { targets } = await askIncludes({
      'src/cart/cart.c': '#include "cart.h"\n#include "../order/order.h"\n#include <./total.h>',
      'src/cart/cart.h': '',
      'src/cart/total.h': '',
      'src/order/order.h': '',
      'include/cart.h': '',
    });
    expect(targets).toEqual({
      'src/cart/cart.c cart.h': 'src/cart/cart.h',
      'src/cart/cart.c ../order/order.h': 'src/order/order.h',
      'src/cart/cart.c <./total.h>': 'src/cart/total.h',
    });
  });

  it('leads to the include and src folders around it, the nearest first', async () => {
    const { targets } = await askIncludes({
      'shop/src/web/page.cpp': '#include <shop/cart.hpp>\n#include "core/order.hpp"\n#include "billing.hpp"',
      'shop/include/shop/cart.hpp': '',
      'include/shop/cart.hpp': '',
      'shop/src/core/order.hpp': '',
      'billing.hpp': '',
    });
    expect(targets).toEqual({
      'shop/src/web/page.cpp <shop/cart.hpp>': 'shop/include/shop/cart.hpp',
      'shop/src/web/page.cpp core/order.hpp': 'shop/src/core/order.hpp',
      'shop/src/web/page.cpp billing.hpp': 'billing.hpp',
    });
  });

  it('leads to an include folder in an include folder, and from there into the same one', async () => {
    const { targets } = await askIncludes({
      'kernel/fork.c': '#include <linux/types.h>\n#include <linux/unistd.h>\n#include <linux/cart/page.h>',
      'arch/arm/setup.c': '#include <asm/setup.h>',
      'arch/arm/include/uapi/asm/setup.h': '',
      'include/linux/types.h': '',
      'include/sound/card.h': '',
      'include/cart/page.h': '',
      'include/video/mode.h': '',
      'include/uapi/linux/types.h': '',
      'include/uapi/linux/unistd.h': '#include <linux/types.h>',
      'include/uapi/sound/card.h': '',
      'include/uapi/video/mode.h': '',
    });
    expect(targets).toEqual({
      'kernel/fork.c <linux/types.h>': 'include/linux/types.h',
      'kernel/fork.c <linux/unistd.h>': 'include/uapi/linux/unistd.h',
      'kernel/fork.c <linux/cart/page.h>': 'builtin:linux',
      'arch/arm/setup.c <asm/setup.h>': 'arch/arm/include/uapi/asm/setup.h',
      'include/uapi/linux/unistd.h <linux/types.h>': 'include/uapi/linux/types.h',
    });
  });

  it('is found in another case, as on Windows, in the folders around it or by its path', async () => {
    const { targets } = await askIncludes({
      'shop/ui/Page.cpp': '#include "StdAfx.h"\n#include "Cart/Item.h"\n#include "../Web/Http.h"',
      'shop/ui/Order.cpp': '#include "Total.h"\n#include "Tax.h"\n#include <Cart/Item.h>',
      'shop/stdafx.h': '',
      'shop/web/http.h': '',
      'lib/src/cart/item.h': '',
      'lib/src/tax.h': '',
      'shop/ui/Total.h': '',
      'shop/ui/total.h': '',
    });
    expect(targets).toEqual({
      'shop/ui/Page.cpp StdAfx.h': 'shop/stdafx.h',
      'shop/ui/Page.cpp Cart/Item.h': 'lib/src/cart/item.h',
      'shop/ui/Page.cpp ../Web/Http.h': 'shop/web/http.h',
      'shop/ui/Order.cpp Total.h': 'shop/ui/Total.h',
      'shop/ui/Order.cpp Tax.h': 'unresolved: no file of the project has this path',
      'shop/ui/Order.cpp <Cart/Item.h>': 'pkg:Cart',
    });
  });

  it('in angle brackets is not looked for in the own folder first', async () => {
    const { targets } = await askIncludes({
      'src/cart/cart.c': '#include <price.h>\n#include "price.h"\n#include <total.h>',
      'src/cart/price.h': '',
      'src/cart/total.h': '',
      'include/price.h': '',
    });
    expect(targets).toEqual({
      'src/cart/cart.c <price.h>': 'include/price.h',
      'src/cart/cart.c price.h': 'src/cart/price.h',
      'src/cart/cart.c <total.h>': 'src/cart/total.h',
    });
  });

  it('in angle brackets is of a library if all others include the file of its name with its folder', async () => {
    const { targets } = await askIncludes({
      'include/shop/render/pixman.h': '#include <pixman.h>',
      'include/render/pixman.h': '#include <shop/render/pixman.h>',
      'render/page.c': '#include <pixman.h>\n#include "render/pixman.h"',
      'lib/widget/check.h': '',
      'lib/tree/tree.h': '',
      'lib/tree/leaf.h': '',
      'test/page.c': '#include <check.h>\n#include <tree.h>\n#include <leaf.h>',
      'src/page.c': '#include "lib/widget/check.h"\n#include "lib/tree/tree.h"',
    });
    expect(targets).toEqual({
      'include/shop/render/pixman.h <pixman.h>': 'pkg:pixman',
      'include/render/pixman.h <shop/render/pixman.h>': 'include/shop/render/pixman.h',
      'render/page.c <pixman.h>': 'pkg:pixman',
      'render/page.c render/pixman.h': 'include/render/pixman.h',
      'test/page.c <check.h>': 'pkg:check',
      'test/page.c <tree.h>': 'lib/tree/tree.h',
      'test/page.c <leaf.h>': 'lib/tree/leaf.h',
      'src/page.c lib/widget/check.h': 'lib/widget/check.h',
      'src/page.c lib/tree/tree.h': 'lib/tree/tree.h',
    });
  });

  it('of settings that KConfig makes is not a file elsewhere', async () => {
    const { targets } = await askIncludes({
      'conf/settings.kcfgc': '',
      'mobile/settings.h': '',
      'mobile/app.cpp': '#include "settings.h"',
      'part/part.cpp': '#include "settings.h"',
    });
    expect(targets).toEqual({
      'mobile/app.cpp settings.h': 'mobile/settings.h',
      'part/part.cpp settings.h': 'asset',
    });
  });

  it('of SDL, Apache and its runtime is known in quotes too', async () => {
    const { targets } = await askIncludes({
      'page.c': '#include "SDL_error.h"\n#include "httpd.h"\n#include "apr_pools.h"',
    });
    expect(Object.values(targets)).toEqual(['pkg:sdl', 'pkg:httpd', 'pkg:apr']);
  });

  it('may begin with a name for the root that no folder has', async () => {
    const headers = Array.from('abcdefgh', (letter) => `src/core/cart_${letter}.h`);
    const project = (included: readonly string[]): ReturnType<typeof askIncludes> =>
      askIncludes({
        'src/web/page.c': included.map((header) => `#include <${header}>`).join('\n'),
        ...Object.fromEntries(headers.map((header) => [header, ''])),
      });
    const own = headers.map((header) => `shop/${header}`);
    const others = ['shop/config.h', 'shop/version.h'];
    const { targets } = await project([...own, ...others]);
    expect(Object.values(targets)).toEqual([...headers, 'pkg:shop', 'pkg:shop']);
    const fewer = await project([...own, ...others, 'shop/build.h']);
    expect(new Set(Object.values(fewer.targets))).toEqual(new Set(['pkg:shop']));
  });

  it('may begin with a name for another folder that no folder has', async () => {
    const headers = Array.from('abcdefghij', (letter) => `src/include/cart_${letter}.h`);
    const { targets } = await askIncludes({
      'src/web/page.c': headers.map((_, i) => `#include <shop-devel/cart_${'abcdefghij'[i]}.h>`).join('\n'),
      'src/other/cart_a.h': '',
      ...Object.fromEntries(headers.map((header) => [header, ''])),
    });
    expect(Object.values(targets)).toEqual(headers);
  });

  it('does not begin with a name for a folder if others have the same headers', async () => {
    const names = ['ctype', 'math', 'stdio', 'errno', 'fenv', 'float', 'wchar', 'uchar', 'time', 'string'];
    const { targets } = await askIncludes({
      'cxx/page.c': names.map((name) => `#include <__old/${name}.h>`).join('\n'),
      ...Object.fromEntries(
        names.flatMap((name) => [
          [`bsd/${name}.h`, ''],
          [`hurd/${name}.h`, ''],
        ]),
      ),
    });
    expect(new Set(Object.values(targets))).toEqual(new Set(['pkg:__old']));
  });

  it('may begin with a name for a folder in which the build writes half of the headers', async () => {
    const names = Array.from('abcdefghijklmnopqrst', (letter) => `cart_${letter}.h`);
    const project = (written: number): ReturnType<typeof askIncludes> =>
      askIncludes({
        'src/web/page.c': [...names, ...Array.from({ length: written }, (_, i) => `rfc${i}.h`)]
          .map((name) => `#include <shop-devel/${name}>`)
          .join('\n'),
        ...Object.fromEntries(names.map((name) => [`src/include/${name}`, ''])),
      });
    const { targets } = await project(20);
    expect(Object.values(targets).slice(0, 20)).toEqual(names.map((name) => `src/include/${name}`));
    const more = await project(21);
    expect(new Set(Object.values(more.targets))).toEqual(new Set(['pkg:shop-devel']));
  });

  it('of an interface that CMake writes here is not a class of its name elsewhere', async () => {
    const { targets } = await askIncludes({
      'src/server/CMakeLists.txt':
        'qt_add_dbus_interface(SRCS ${DIR}/org.shop.Stock.xml stocksearchinterface)\n' +
        'qt_generate_dbus_interface(tax.h org.shop.tax.xml OPTIONS -a)\n' +
        'add_custom_command(OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/schema.cpp)',
      'src/server/search/find.cpp':
        '#include "stocksearchinterface.h"\n#include "taxadaptor.h"\n#include "schema.h"',
      'src/agent/stocksearchinterface.h': '',
      'src/agent/use.cpp': '#include "stocksearchinterface.h"',
      'src/ui/use.cpp': '#include "stocksearchinterface.h"',
    });
    expect(targets).toEqual({
      'src/server/search/find.cpp stocksearchinterface.h': 'asset',
      'src/server/search/find.cpp taxadaptor.h': 'asset',
      'src/server/search/find.cpp schema.h': 'asset',
      'src/agent/use.cpp stocksearchinterface.h': 'src/agent/stocksearchinterface.h',
      'src/ui/use.cpp stocksearchinterface.h': 'src/agent/stocksearchinterface.h',
    });
  });

  it('in angle brackets is of a known library if others include the file by its path from their own folder', async () => {
    const { targets } = await askIncludes({
      'src/expand.c': '#include "lookups/ldap.h"\n#include "draw/line.h"',
      'src/lookups/ldap.c': '#include <ldap.h>',
      'src/lookups/ldap.h': '',
      'src/draw/line.c': '#include <line.h>',
      'src/draw/line.h': '',
    });
    expect(targets).toMatchObject({
      'src/lookups/ldap.c <ldap.h>': 'pkg:openldap',
      'src/draw/line.c <line.h>': 'src/draw/line.h',
    });
  });

  it('in angle brackets is of a library if the only other file of its name is for those next to it', async () => {
    const { targets } = await askIncludes({
      'common/gear.h': '',
      'tools/pack/gear.c': '#include "gear.h"',
      'tools/pack/gear.h': '',
      'web/page.c': '#include "common/gear.h"\n#include <gear.h>',
    });
    expect(targets).toMatchObject({ 'web/page.c <gear.h>': 'pkg:gear' });
  });

  it('in angle brackets is of a library although another header has several files as well', async () => {
    const { targets } = await askIncludes({
      'common/debug.h': '',
      'common/tree.h': '',
      'tools/tree.h': '',
      'tools/view/tree.c': '#include "tree.h"',
      'web/page.c': '#include "common/debug.h"',
      'port/main.c': '#include <debug.h>',
    });
    expect(targets).toMatchObject({ 'port/main.c <debug.h>': 'pkg:debug' });
  });

  it('in angle brackets is of a library where only files next to the candidates include them, in quotes', async () => {
    const { targets } = await askIncludes({
      'berkeley/page.c': '#include <db.h>',
      'cart/cart.c': '#include "db.h"',
      'cart/db.h': '',
      'order/order.c': '#include "db.h"',
      'order/db.h': '',
    });
    expect(targets).toMatchObject({
      'berkeley/page.c <db.h>': 'pkg:db',
    });
  });

  it('through a macro leads to every header that the file defines it as', async () => {
    const { targets } = await askIncludes({
      'cart.c':
        '#ifdef EURO\n#define PRICES "euro.h"\n#else\n# define PRICES <dollar.h>\n#endif\n#include PRICES\n',
      'euro.h': '#include PRICES\n#define PRICES "cart.c"',
      'dollar.h': '#define NAME(a) "euro.h"\n#include NAME(a)',
    });
    expect(targets).toEqual({
      'cart.c euro.h': 'euro.h',
      'cart.c <dollar.h>': 'dollar.h',
      'euro.h PRICES': 'computed',
      'dollar.h NAME': 'computed',
    });
  });

  it('leads to the one file that ends in its path, wherever that stands', async () => {
    const { targets } = await askIncludes({
      'src/cart.c': '#include <json.h>\n#include "json/parse.h"',
      'deps/json/lib/json.h': '',
      'deps/json/lib/json/parse.h': '',
    });
    expect(targets).toEqual({
      'src/cart.c <json.h>': 'deps/json/lib/json.h',
      'src/cart.c json/parse.h': 'deps/json/lib/json/parse.h',
    });
  });

  it('leads to the nearest of several, and to one that the build chooses where two are as near', async () => {
    const { targets } = await askIncludes({
      'shop/app/cart.c': '#include "price.h"',
      'shop/lib/price.h': '',
      'bank/lib/price.h': '',
      'main.c': '#include "price.h"',
    });
    expect(targets).toEqual({
      'shop/app/cart.c price.h': 'shop/lib/price.h',
      'main.c price.h': 'one of: bank/lib/price.h, shop/lib/price.h',
    });
  });

  it('leads to the one of several in a folder where files next to the including one find other headers', async () => {
    const { targets } = await askIncludes({
      'shop/app/cart.c': '#include "price.h"\n#include "tax.h"\n#include "stock.h"',
      'shop/app/order.c': '#include "log.h"\n#include "tax.h"',
      'shop/platform/price.h': '',
      'shop/platform/tax.h': '',
      'shop/platform/stock.h': '',
      'shop/platform/log.h': '',
      'shop/base/log.h': '',
      'shop/test/log.c': '#include "log.h"\n#include "tax.h"',
    });
    expect(targets).toMatchObject({
      'shop/app/order.c log.h': 'shop/platform/log.h',
      // One other include is too little to go by.
      'shop/test/log.c log.h': 'one of: shop/base/log.h, shop/platform/log.h',
    });
  });

  it('leads to one of two that are as near if two other includes of the folder lead there', async () => {
    const { targets } = await askIncludes({
      'shop/main.c': '#include "price.h"',
      'shop/cart.c': '#include "tax.h"\n#include "law.h"\n#include <time.h>',
      'bank/price.h': '',
      'bank/time.h': '',
      'state/price.h': '',
      'state/tax.h': '',
      'state/law.h': '',
      'tool/tool.c': '#include "price.h"\n#include "tax.h"',
    });
    expect(targets).toMatchObject({
      'shop/main.c price.h': 'state/price.h',
      'tool/tool.c price.h': 'one of: bank/price.h, state/price.h',
    });
  });

  it('leads to the outer one of two copies of a folder', async () => {
    const { targets } = await askIncludes({
      'lib/cart.c': '#include "price.h"',
      'gl/price.h': '',
      'src/gl/price.h': '',
    });
    expect(targets).toEqual({ 'lib/cart.c price.h': 'gl/price.h' });
  });

  it('in angle brackets leads to the file beside it rather than to none of several', async () => {
    const { targets } = await askIncludes({
      'lib/cart.c': '#include <price.h>',
      'lib/price.h': '',
      'lib/public/shop/price.h': '',
    });
    expect(targets).toEqual({ 'lib/cart.c <price.h>': 'lib/price.h' });
  });

  it('in quotes is of a library if others include it in angle brackets, or the project has no such folder', async () => {
    const { targets } = await askIncludes({
      'src/cart.c': '#include "pcap.h"\n#include "redis/client.h"\n#include "shop/gone.h"\n#include "gone.h"',
      'src/pool.c':
        '#include <jet_pools.h>\n#include "jet_dbm.h"\n#include <shop_tax.h>\n#include "shop_gone.h"',
      'src/shop_cart.c': '',
      'src/menu.c': '#include "qmenu.h"\n#include "/usr/include/linux/magic.h"\n#include "/opt/x.h"',
      'src/order.c': '#include <pcap.h>\n#include <QMenu>\n#include <../gone.h>\n#include "../gone.h"',
      'shop/cart.h': '',
    });
    expect(targets).toEqual({
      'src/cart.c pcap.h': 'pkg:pcap',
      'src/cart.c redis/client.h': 'pkg:redis',
      'src/cart.c shop/gone.h': 'unresolved: no file of the project has this path',
      'src/cart.c gone.h': 'unresolved: no file of the project has this path',
      'src/pool.c <jet_pools.h>': 'pkg:jet_pools',
      'src/pool.c jet_dbm.h': 'pkg:jet_dbm',
      'src/pool.c <shop_tax.h>': 'pkg:shop_tax',
      'src/pool.c shop_gone.h': 'unresolved: no file of the project has this path',
      'src/menu.c qmenu.h': 'pkg:qt',
      'src/menu.c /usr/include/linux/magic.h': 'builtin:linux',
      'src/menu.c /opt/x.h': 'unresolved: it is an absolute path',
      'src/order.c <pcap.h>': 'pkg:pcap',
      'src/order.c <QMenu>': 'pkg:qt',
      'src/order.c <../gone.h>': 'unresolved: no file of the project has this path',
      'src/order.c ../gone.h': 'unresolved: no file of the project has this path',
    });
  });

  it('in quotes is of a library if many that are missing begin as it, and no file of the project does', async () => {
    const lines = Array.from({ length: 10 }, (_, n) => `#include "Ogre${n}.h"\n#include "Shop${n}.h"`);
    const { targets } = await askIncludes({
      'src/ShopCart.c': lines.join('\n'),
      'src/page.c': '#include "Gone1.h"\n#include "Gone2.h"',
    });
    expect(targets).toMatchObject({
      'src/ShopCart.c Ogre1.h': 'pkg:Ogre',
      'src/ShopCart.c Shop1.h': 'unresolved: no file of the project has this path',
      'src/page.c Gone1.h': 'unresolved: no file of the project has this path',
    });
  });

  it('in quotes is of a library if the build looks for it in the system', async () => {
    const { targets } = await askIncludes({
      'configure.ac': 'AC_CHECK_HEADERS([maxmind.h lua.hpp], [], [])\nAC_CHECK_HEADER([civet.h])\n',
      'CMakeLists.txt': 'check_include_file("spatial/index.h" HAVE_SPATIAL)\n',
      'spatial/tree.h': '',
      'src/geo.c': '#include "maxmind.h"\n#include "civet.h"\n#include "spatial/index.h"\n#include "max.h"',
    });
    expect(targets).toEqual({
      'src/geo.c maxmind.h': 'pkg:maxmind',
      'src/geo.c civet.h': 'pkg:civet',
      'src/geo.c spatial/index.h': 'pkg:spatial',
      'src/geo.c max.h': 'unresolved: no file of the project has this path',
    });
  });

  it('leads to the one in an include folder where several are as near', async () => {
    const { targets } = await askIncludes({
      'src/cart.c': '#include "price.h"',
      'tool/tool.c': '#include <tax.h>',
      'deps/bank/include/price.h': '',
      'deps/bank/src/price.h': '',
      'deps/bank/include/tax.h': '',
      'deps/state/include/tax.h': '',
    });
    expect(targets).toEqual({
      'src/cart.c price.h': 'deps/bank/include/price.h',
      'tool/tool.c <tax.h>': 'one of: deps/bank/include/tax.h, deps/state/include/tax.h',
    });
  });

  it('of a system header is a library, one for all its headers', async () => {
    const { targets } = await askIncludes({
      'cart.mm': `#include <stdio.h>
#include "stdlib.h"
#include <vector>
#include <sys/stat.h>
#include <linux/types.h>
#include <Windows.h>
#include <immintrin.h>
#import <Foundation/Foundation.h>
@import UIKit;
import std;
`,
    });
    expect(targets).toEqual({
      'cart.mm <stdio.h>': 'builtin:libc',
      'cart.mm stdlib.h': 'builtin:libc',
      'cart.mm <vector>': 'builtin:libc++',
      'cart.mm <sys/stat.h>': 'builtin:posix',
      'cart.mm <linux/types.h>': 'builtin:linux',
      'cart.mm <Windows.h>': 'builtin:windows',
      'cart.mm <immintrin.h>': 'builtin:compiler',
      'cart.mm <Foundation/Foundation.h>': 'builtin:Foundation',
      'cart.mm UIKit': 'builtin:UIKit',
      'cart.mm std': 'builtin:libc++',
    });
  });

  it('of a foreign header is the library that it comes with', async () => {
    const { targets } = await askIncludes({
      'cart.cpp': `#include <openssl/ssl.h>
#include <zlib.h>
#include "sqlite3.h"
#include <jansson.h>
#include <boost/asio.hpp>
#include <QString>
#include <gtest/gtest.h>
#include "grpcpp/support/slice.h"
#include "missing.h"
#include <config.h>
#include HEADER
#include "/opt/shop/cart.h"
`,
    });
    expect(targets).toEqual({
      'cart.cpp <openssl/ssl.h>': 'pkg:openssl',
      'cart.cpp <zlib.h>': 'pkg:zlib',
      'cart.cpp sqlite3.h': 'pkg:sqlite',
      'cart.cpp <jansson.h>': 'pkg:jansson',
      'cart.cpp <boost/asio.hpp>': 'pkg:boost',
      'cart.cpp <QString>': 'pkg:qt',
      'cart.cpp <gtest/gtest.h>': 'pkg:googletest',
      'cart.cpp grpcpp/support/slice.h': 'pkg:grpc',
      'cart.cpp missing.h': 'unresolved: no file of the project has this path',
      'cart.cpp <config.h>': 'unresolved: no file of the project has this path',
      'cart.cpp /opt/shop/cart.h': 'unresolved: it is an absolute path',
      'cart.cpp HEADER': 'computed',
    });
  });

  it('of a header of a framework of Apple stays in a project that has it', async () => {
    const { targets } = await askIncludes({
      'Headers/AppKit/NSWindow.h': '',
      'Source/NSWindow.m':
        '#import <AppKit/NSWindow.h>\n#import "AppKit/NSWindow.h"\n#import <AppKit/NSView.h>',
    });
    expect(targets).toEqual({
      'Source/NSWindow.m <AppKit/NSWindow.h>': 'Headers/AppKit/NSWindow.h',
      'Source/NSWindow.m AppKit/NSWindow.h': 'Headers/AppKit/NSWindow.h',
      'Source/NSWindow.m <AppKit/NSView.h>': 'builtin:AppKit',
    });
  });

  it('of a system header stays in a project that has it in its own include folder, or quotes it', async () => {
    const { targets } = await askIncludes({
      'src/string.c': '#include <string.h>\n#include <stdlib.h>\n#include "trace.h"',
      'trace.h': '',
      'include/string.h': '#include <string.h>',
      'compat/stdlib.h': '#include_next <stdlib.h>',
    });
    expect(targets).toEqual({
      'src/string.c <string.h>': 'include/string.h',
      'src/string.c <stdlib.h>': 'builtin:libc',
      'src/string.c trace.h': 'trace.h',
      'include/string.h <string.h>': 'builtin:libc',
      'compat/stdlib.h <stdlib.h>': 'builtin:libc',
    });
  });

  it('of a header that protoc writes leads to its source, and one that is called generated to no file', async () => {
    const { targets } = await askIncludes({
      'src/main.cc': `#include "proto/cart.pb.h"
#include "shop/cart.grpc.pb.h"
#include <other/cart.pb.h>
#include "proto/tax.pb.h"
#include "main.c.generated.h"
#include "none.pb.h"
`,
      'proto/cart.proto': '',
      'a/tax.proto': '',
      'b/tax.proto': '',
    });
    expect(targets).toEqual({
      'src/main.cc proto/cart.pb.h': 'proto/cart.proto',
      'src/main.cc shop/cart.grpc.pb.h': 'proto/cart.proto',
      'src/main.cc <other/cart.pb.h>': 'pkg:other',
      'src/main.cc proto/tax.pb.h': 'asset',
      'src/main.cc main.c.generated.h': 'asset',
      'src/main.cc none.pb.h': 'unresolved: no file of the project has this path',
    });
  });

  it('of a header that the build names is an asset if the project does not have it', async () => {
    const { targets } = await askIncludes({
      'src/cart.c': `#include "table/strings.h"
#include "tax-ti.hpp"
#include "generated/version.h"
#include "shop-generated2.h"
#include "Shop-Swift.h"
#include "shop-enum-types.h"
#include "order.h"
#include "gone.h"
`,
      'src/order.h': '',
      'CMakeLists.txt':
        'set(FILES ${CMAKE_BINARY_DIR}/generated/table/strings.h src/order.h xgone.h gone.hpp)',
      'tax/meson.build': "custom_target('tax', output: 'tax-ti.hpp')",
    });
    expect(targets).toEqual({
      'src/cart.c table/strings.h': 'asset',
      'src/cart.c tax-ti.hpp': 'asset',
      'src/cart.c generated/version.h': 'asset',
      'src/cart.c shop-generated2.h': 'asset',
      'src/cart.c Shop-Swift.h': 'asset',
      'src/cart.c shop-enum-types.h': 'asset',
      'src/cart.c order.h': 'src/order.h',
      'src/cart.c gone.h': 'unresolved: no file of the project has this path',
    });
  });

  it('of a header that a makefile or .gitignore names, also with a pattern, is an asset', async () => {
    const { targets } = await askIncludes({
      'src/cart.c': `#include "release.h"
#include "catalog/order_d.h"
#include "api/types-cart.h"
#include "cart.mdh"
#include "splash.gen.h"
#include "gen_ndr/tax.h"
#include "bzlib.h"
#include "names.h"
#include "builtins.h"
#include "graphics.h"
#include "a11y/at-cart.h"
#include "gone.h"
`,
      'src/meson.build': "enums = gnome.mkenums('builtins', sources: headers)",
      'src/graphics.in.h': '',
      'cmake/Headers.cmake': 'set(HEADERS ${DERIVED_SOURCES_DIR}/names.h)',
      'src/Makefile': 'HEADERS := $(CATALOG:%.h=%_d.h)\n%.o: %.c bzlib.h\n',
      'a11y/meson.build':
        "gen = custom_target('at-' + name + '-hdr', output: 'at-' + name.to_lower() + '.h')",
      'api/meson.build': "outputs = ['types-@0@.h'.format(module), '@0@.h'.format(module)]",
      '.gitignore': '*.h\n*.mdh\n/src/release.h\n',
    });
    expect(targets).toEqual({
      'src/cart.c release.h': 'asset',
      'src/cart.c catalog/order_d.h': 'asset',
      'src/cart.c api/types-cart.h': 'asset',
      'src/cart.c cart.mdh': 'asset',
      'src/cart.c splash.gen.h': 'asset',
      'src/cart.c gen_ndr/tax.h': 'asset',
      'src/cart.c bzlib.h': 'pkg:bzip2',
      'src/cart.c names.h': 'asset',
      'src/cart.c builtins.h': 'asset',
      'src/cart.c graphics.h': 'asset',
      'src/cart.c a11y/at-cart.h': 'asset',
      'src/cart.c gone.h': 'unresolved: no file of the project has this path',
    });
  });

  it('of a missing file in a template, which a program fills in, is an asset', async () => {
    const { targets } = await askIncludes({
      'asn1/packet-cart-template.c': '#include "packet-cart-hf.c"\n#include "cart.h"\n',
      'skeletons/main.cpp': '#include "lib${number}.h"\n',
      'asn1/packet-cart.c': '#include "packet-cart-ett.c"\n',
      'asn1/cart.h': '',
    });
    expect(targets).toEqual({
      'asn1/packet-cart-template.c packet-cart-hf.c': 'asset',
      'asn1/packet-cart-template.c cart.h': 'asn1/cart.h',
      'skeletons/main.cpp lib${number}.h': 'asset',
      'asn1/packet-cart.c packet-cart-ett.c': 'unresolved: no file of the project has this path',
    });
  });

  it('of a header that the build writes from a template is an asset', async () => {
    const { targets } = await askIncludes({
      'src/cart.c': `#include "version.h"
#include <shop/version.h>
#include <boost/version.h>
#include "shop/limits.h"
#include "os.h"
#include "types.h"
`,
      'src/shop/version.h.in': '',
      'cmake/limits.h.cmake.in': '',
      'src/types.h.txt': '',
      'OS/os.h-Linux': '',
      'OS/os.h-SunOS5': '',
    });
    expect(targets).toEqual({
      'src/cart.c version.h': 'asset',
      'src/cart.c <shop/version.h>': 'asset',
      'src/cart.c <boost/version.h>': 'pkg:boost',
      'src/cart.c shop/limits.h': 'asset',
      'src/cart.c os.h': 'asset',
      'src/cart.c types.h': 'unresolved: no file of the project has this path',
    });
  });

  it('of a header that a generator writes is an asset, and that of a .proto file leads there', async () => {
    const { targets } = await askIncludes({
      'src/cart.cpp': `#include "ui_cart.h"
#include "ui_gone.h"
#include "cart.moc"
#include "moc_cart.cpp"
#include "cart.pb.h"
#include "grammar.tab.h"
#include "marshal.h"
#include <shop_export.h>
#include "stockadaptor.h"
#include "goneadaptor.h"
#include "lock_interface.h"
#include <Shop/Tax.h>
#include "cart_types.h"
#include "list.h"
#include "RowPy.h"
#include "forms/cart.h"
#include "cart.h"
#include "gone.h"
`,
      'src/RowPy.xml': '',
      Makefile: '%.h: %.stfl\n\tconvert $< > $@\n',
      'forms/list.stfl': '',
      'slice/Shop/Tax.ice': '',
      'api/cart.thrift': '',
      'CMakeLists.txt': 'qt5_add_dbus_interface(SRCS\n  ${LOCK_DIR}/org.lock.xml lock_interface)',
      'src/org.shop.Stock.xml': '',
      'src/forms/cart.ui': '',
      'api/cart.proto': '',
      'src/grammar.y': '',
      'src/marshal.list': '',
    });
    expect(targets).toEqual({
      'src/cart.cpp ui_cart.h': 'asset',
      'src/cart.cpp ui_gone.h': 'unresolved: no file of the project has this path',
      'src/cart.cpp cart.moc': 'asset',
      'src/cart.cpp moc_cart.cpp': 'asset',
      'src/cart.cpp cart.pb.h': 'api/cart.proto',
      'src/cart.cpp grammar.tab.h': 'asset',
      'src/cart.cpp marshal.h': 'asset',
      'src/cart.cpp <shop_export.h>': 'asset',
      'src/cart.cpp stockadaptor.h': 'asset',
      'src/cart.cpp goneadaptor.h': 'unresolved: no file of the project has this path',
      'src/cart.cpp lock_interface.h': 'asset',
      'src/cart.cpp <Shop/Tax.h>': 'asset',
      'src/cart.cpp cart_types.h': 'asset',
      'src/cart.cpp list.h': 'asset',
      'src/cart.cpp RowPy.h': 'asset',
      'src/cart.cpp forms/cart.h': 'asset',
      'src/cart.cpp cart.h': 'unresolved: no file of the project has this path',
      'src/cart.cpp gone.h': 'unresolved: no file of the project has this path',
    });
  });

  it('from the product leads to the header of the product, not to one that stands in for it', async () => {
    const { targets } = await askIncludes({
      'src/cart.cpp': '#include "User.h"',
      'src/server/User.h': '',
      'src/tests/TestCart/User.h': '',
      'src/benchmarks/Cart/User.h': '',
      'src/examples/Cart/User.h': '',
      'src/tests/TestOrder/order.cpp': '#include "User.h"',
    });
    expect(targets).toEqual({
      'src/cart.cpp User.h': 'src/server/User.h',
      'src/tests/TestOrder/order.cpp User.h': 'src/tests/TestCart/User.h',
    });
  });

  it('with dots before it is looked for in any folder, as compilers do', async () => {
    const { targets } = await askIncludes({
      'plugin/rows/row.c': '#include "./cart.h"\n#include "../../../lib/tax.h"\n#include "../gone.h"',
      'shop/cart.h': '',
      'shop/lib/tax.h': '',
      'shop/gone.h': '',
    });
    expect(targets).toEqual({
      'plugin/rows/row.c ./cart.h': 'shop/cart.h',
      'plugin/rows/row.c ../../../lib/tax.h': 'shop/lib/tax.h',
      'plugin/rows/row.c ../gone.h': 'unresolved: no file of the project has this path',
    });
  });

  it('in angle brackets under a condition may be of a compiler', async () => {
    const { targets } = await askIncludes({
      'src/cart.h': '#pragma once\n#ifdef __ICCARM__\n#include <intrinsics.h>\n#endif\n',
      'lib/a/intrinsics.h': '',
      'lib/b/intrinsics.h': '',
    });
    expect(targets).toEqual({ 'src/cart.h <intrinsics.h>': 'asset' });
  });

  it('of the Windows SDK or of Qt in lower case leads there', async () => {
    const { targets } = await askIncludes({
      'cart.cpp':
        '#include "winmeta.h"\n#include <qglobal.h>\n#include <qboxlayout.h>\n#include <qt_windows.h>\n#include <qrencode.h>',
    });
    expect(targets).toEqual({
      'cart.cpp winmeta.h': 'builtin:windows',
      'cart.cpp <qglobal.h>': 'pkg:qt',
      'cart.cpp <qboxlayout.h>': 'pkg:qt',
      'cart.cpp <qt_windows.h>': 'pkg:qt',
      'cart.cpp <qrencode.h>': 'pkg:qrencode',
    });
  });

  it('of the header that cxx writes leads to the file of Rust', async () => {
    const { targets } = await askIncludes({
      'include/cart.h':
        '#include "shop-ffi/src/cart.rs.h"\n#include "shop-ffi/src/gone.rs.h"\n#include "rust/cxx.h"',
      'rust/shop-ffi/src/cart.rs': '',
    });
    expect(targets).toEqual({
      'include/cart.h shop-ffi/src/cart.rs.h': 'rust/shop-ffi/src/cart.rs',
      'include/cart.h shop-ffi/src/gone.rs.h': 'unresolved: no file of the project has this path',
      'include/cart.h rust/cxx.h': 'asset',
    });
  });

  it('of a header that javac, cgo, bpftool or GHC writes is an asset', async () => {
    const { targets } = await askIncludes({
      'native/cart.c': `#include "org_shop_Cart.h"
#include "org_shop_Cart_Item.h"
#include "org_shop_None.h"
#include "org_Cart.h"
#include "_cgo_export.h"
#include "vmlinux.h"
#include "Shop/Tax_stub.h"
`,
      'src/Shop/Tax.hs': '',
      'src/org/shop/Cart.java': '',
    });
    expect(targets).toEqual({
      'native/cart.c org_shop_Cart.h': 'asset',
      'native/cart.c org_shop_Cart_Item.h': 'asset',
      'native/cart.c org_shop_None.h': 'unresolved: no file of the project has this path',
      'native/cart.c org_Cart.h': 'unresolved: no file of the project has this path',
      'native/cart.c _cgo_export.h': 'asset',
      'native/cart.c vmlinux.h': 'asset',
      'native/cart.c Shop/Tax_stub.h': 'asset',
    });
  });

  it('of config.h is an asset where a build above writes one', async () => {
    const { targets } = await askIncludes({
      'shop/src/cart.c': '#include "config.h"',
      'shop/configure.ac': '',
      'tools/tool.c': '#include <config.h>',
    });
    expect(targets).toEqual({
      'shop/src/cart.c config.h': 'asset',
      'tools/tool.c <config.h>': 'unresolved: no file of the project has this path',
    });
  });

  it('of config.h does not lead to that of a library where the build writes one', async () => {
    const { targets } = await askIncludes({
      'src/cart.c': '#include "config.h"',
      'libs/zip/zip.c': '#include "config.h"',
      'libs/zip/config.h': '',
      'configure.ac': '',
    });
    expect(targets).toEqual({
      'src/cart.c config.h': 'asset',
      'libs/zip/zip.c config.h': 'libs/zip/config.h',
    });
  });

  it('of a missing file is none under a condition, but the guard of a header is no condition', async () => {
    const { targets } = await askIncludes({
      'cart.c': '#ifdef BANK\n#include "bank.h"\n#else\n#include "cash.h"\n#endif\n#include "tax.h"',
      'cart.h':
        '#ifndef CART_H\n#include "price.h"\n#if HAVE_TAX\n#include "tax.h"\n#endif\n#endif\n#ifndef X\n#include "x.h"\n#endif',
      'order.h': '#if !defined(ORDER_H)\n#include "price.h"\n#if 0\n#else\n#include "tax.h"\n#endif\n#endif',
      'stock.c': '#ifndef ALONE\n#include "price.h"\n#else\n#include "tax.h"\n#endif',
    });
    const missing = 'unresolved: no file of the project has this path';
    expect(targets).toEqual({
      'cart.c bank.h': 'asset',
      'cart.c cash.h': 'asset',
      'cart.c tax.h': missing,
      'cart.h price.h': missing,
      'cart.h tax.h': 'asset',
      'cart.h x.h': 'asset',
      'order.h price.h': missing,
      'order.h tax.h': 'asset',
      'stock.c price.h': missing,
      'stock.c tax.h': 'asset',
    });
  });

  it('of something that is no source is an asset', async () => {
    const { targets } = await askIncludes({
      'src/cart.c': '#include "prices.def"\n#embed "logo.png"\n#embed "missing.png"',
      'src/prices.def': '',
      'src/logo.png': '',
    });
    expect(targets).toEqual({
      'src/cart.c prices.def': 'asset',
      'src/cart.c logo.png': 'asset',
      'src/cart.c missing.png': 'unresolved: no file of the project has this path',
    });
  });

  it('of a module leads to the file that declares it', async () => {
    const { targets } = await askIncludes({
      'main.cpp': 'import shop.cart;\nimport shop.orders;',
      'cart.cppm': 'export module shop.cart;\nexport import :prices;',
      'cart.cpp': 'module shop.cart;',
      'prices.cppm': 'export module shop.cart:prices;',
    });
    expect(targets).toEqual({
      'main.cpp shop.cart': 'cart.cppm',
      'main.cpp shop.orders': 'unresolved: no file of the project declares this module',
      'cart.cppm :prices': 'prices.cppm',
      'cart.cpp shop.cart': 'cart.cppm',
    });
  });
});

describe('a build by SCons', () => {
  it('writes the headers that its files name', async () => {
    const { targets } = await askIncludes({
      SConstruct: 'env.Command("include/shop_config.h", [], write)\n',
      'lib/SConscript': "env.Command('tax_table.h', [], write)\n",
      'lib/cart.c': '#include "../include/shop_config.h"\n#include "tax_table.h"\n#include "gone.h"\n',
    });
    expect(targets).toEqual({
      'lib/cart.c ../include/shop_config.h': 'asset',
      'lib/cart.c tax_table.h': 'asset',
      'lib/cart.c gone.h': 'unresolved: no file of the project has this path',
    });
  });
});

describe('a file with + in its extension', () => {
  it('is one of C++', async () => {
    const { targets } = await askIncludes({
      'src/cart.c++': '#include "cart.h++"\n#include "line.h"\n',
      'src/cart.h++': '',
      'src/line.h': '',
    });
    expect(targets).toEqual({ 'src/cart.c++ cart.h++': 'src/cart.h++', 'src/cart.c++ line.h': 'src/line.h' });
  });
});
