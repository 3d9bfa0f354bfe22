// Which lines of a file are includes. What is expected here was asked of Clang's and GCC's preprocessors.
import { describe, expect, it } from 'vitest';
import { c } from '../../../src/languages/c/c.ts';
import { sourceText } from '../../support/source-text.ts';
import { includesOf } from './extracted.ts';

describe('the includes of a file', () => {
  it('are quoted, in angle brackets, or named by a macro', () => {
    const text = '#include "cart.h"\n#include <stdio.h>\n#include CONFIG_HEADER\n#include HEADER(cart, 2)\n';
    expect(includesOf(text)).toEqual([
      '1 cart.h',
      '2 <stdio.h>',
      '3 CONFIG_HEADER (computed)',
      '4 HEADER (computed)',
    ]);
  });

  it.each([
    ['blanks', '  #\tinclude\v "cart.h"'],
    ['no blank', '#include"cart.h"'],
    ['comments', '/* a */ # /* b */ include /* c\n */ "cart.h" // d'],
    ['a comment that ends on its line', '/*\n#include "old.h"\n*/ #include "cart.h"'],
    ['a continued line', '#include \\\n"cart.h"'],
    ['a line continued in its word', '#inc\\\r\nlude "cart.h"\n#include "order.h"'],
    ['a line continued in its header', '#include "ca\\\nrt.h"'],
    ['a digraph', '%:include "cart.h"'],
    ['Windows line ends', '\r\n#include "cart.h"\r\n'],
    ['#import', '#import "cart.h"'],
    ['no newline behind it', 'int x;\n#include "cart.h"'],
  ])('may be written with %s', (_, text) => {
    expect(includesOf(text).map((line) => line.replace(/^\d+ /, ''))[0]).toBe('cart.h');
  });

  it('tell #include_next and #embed apart', () => {
    expect(includesOf('#include_next <limits.h>\n#embed "logo.png"\n')).toEqual([
      '1 <limits.h> (include-next)',
      '2 logo.png (embed)',
    ]);
  });

  it.each([
    ['a comment', '/* #include "no.h"\n#include "no.h"\n*/'],
    ['a line comment', '// see below \\\n#include "no.h"'],
    ['a string', 'char *s = "\\\n#include \\"no.h\\"";'],
    ['a raw string', 'auto s = R"x(\n#include "no.h"\n)" )x";'],
    ['a raw string with a prefix', 'auto s = u8R"(\n#include "no.h"\n)";'],
    ['a macro that goes on', '#define SHOP(x) \\\n#include "no.h"'],
    ['a condition', '#if __has_include("no.h")\n#endif'],
    ['code', 'int include = 1; # include "no.h"'],
    ['another directive', '#includes "no.h"\n#pragma include "no.h"\n#error include "no.h"'],
    ['a header without its end', '#include "no.h\n#include <no.h\n#include\n#include ""'],
  ])('do not stand in %s', (_, text) => {
    expect(includesOf(`${text}\n#include "last.h"\n`).map((line) => line.replace(/^\d+ /, ''))).toEqual([
      'last.h',
    ]);
  });

  it.each([
    ['the beginning of a comment in a string', 'char *glob = "src/*";'],
    ['a quote as a character', "char quote = '\"'; char other = '\\'';"],
    ['an apostrophe in a number', "int price = 1'000'000; int mask = 0xAB'CD'\"\"[0];"],
    ['an apostrophe that is not closed', "#error don't"],
    ['what looks like a raw string', 'auto s = LOUD"(";'],
    ['a slash', 'int half = total / 2;'],
  ])('are found behind %s', (_, text) => {
    expect(includesOf(`${text}\n#include "cart.h"\n`)).toEqual(['2 cart.h']);
  });

  it('leave out what #if 0 takes away from every compiler', () => {
    const text = `#if 0 /* later */
#include "no.h"
#if CART
#include "no.h"
#else
#include "no.h"
#endif
#elif 0
#include "no.h"
#else
#include "cart.h"
#endif
#if 0 || CART
#include "order.h"
#endif
#ifdef _WIN32
#include <windows.h>
#endif
`;
    expect(includesOf(text)).toEqual([
      '11 cart.h (may-fail)',
      '14 order.h (may-fail)',
      '17 <windows.h> (may-fail)',
    ]);
  });

  it('leave out what only other tools read', () => {
    const text = `#ifdef SIP_RUN
#include "no.h"
#else
#include "cart.h"
#endif
#ifndef Q_MOC_RUN
#ifdef CART
#include "order.h"
#else
#include "tax.h"
#endif
#else
#include "no.h"
#endif
#if defined( SWIG ) // bindings
#include "no.h"
#endif
#if !defined(DOXYGEN)
#include "price.h"
#else
#include "no.h"
#endif
#if defined(SWIG) || CART
#include "row.h"
#endif
#ifndef SWIGGED
#include "page.h"
#else
#include "view.h"
#endif
`;
    expect(includesOf(text)).toEqual([
      '4 cart.h (may-fail)',
      '8 order.h (may-fail)',
      '10 tax.h (may-fail)',
      '19 price.h (may-fail)',
      '24 row.h (may-fail)',
      '27 page.h (may-fail)',
      '29 view.h (may-fail)',
    ]);
  });

  it('reads no raw strings in C, where R is a macro like any other', () => {
    expect(includesOf('char *s = R"(";\n#include "cart.h"\n', 'cart.c')).toEqual(['2 cart.h']);
  });

  it.each([
    ['% A cart.\nclassdef Cart', true],
    ['\nclassdef Cart < handle', true],
    ['function total = sum(cart)', true],
    ['## A cart.', true],
    ['(* A cart. *)', true],
    ['%:import "Cart.h"', undefined],
    ['#import "Cart.h"', undefined],
    ['// A cart.\n@implementation Cart', undefined],
  ])('are none in an .m file of MATLAB: %j', (text, isNoSource) => {
    expect(c.extract(sourceText('shop/cart.m', text)).isNoSource).toBe(isNoSource);
  });
});
