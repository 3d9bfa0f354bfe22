import { describe, expect, it } from 'vitest';
import { Word, wordIn } from '../../../src/languages/ruby/extract/words.ts';
import { computedAt, declares, loads, references } from './extracted.ts';

describe('a file that is loaded', () => {
  it.each([
    ["require 'json'", 'require json'],
    ['require("shop/cart") if paid?', 'require shop/cart'],
    ["begin; require 'oj'; rescue LoadError; end", 'require oj'],
    ["require_relative '../cart'", 'require_relative ../cart'],
    ["load 'tasks/tax.rake'", 'load tasks/tax.rake'],
    ["require_dependency 'cart'", 'require_dependency cart'],
    ["autoload :Cart, 'shop/cart'", 'autoload shop/cart (lazy)'],
    ['module Shop\n  autoload :Cart\n  Cart\nend', 'autoload Cart (lazy)'],
    ["def cart\n  require 'cart'\nend", 'require cart (lazy)'],
    ["provider(:cart) do\n  require 'cart'\nend", 'require cart (lazy)'],
    ["while more do\n  require 'cart'\nend", 'require cart'],
    ["begin\n  require 'cart'\nend", 'require cart'],
    ["def load_all(a = require('cart')) = a", 'require cart (lazy)'],
    ["require File.expand_path('../cart', __FILE__)", 'require_relative cart'],
    ["require File.expand_path('cart', __dir__)", 'require_relative cart'],
    ["require File.join(__dir__, '..', 'cart')", 'require_relative ../cart'],
    ["require File.join(File.dirname(__FILE__), 'cart')", 'require_relative cart'],
    ["require File.dirname(__FILE__) + '/cart'", 'require_relative cart'],
    ["require File.expand_path(File.dirname(__FILE__) + '/../cart')", 'require_relative ../cart'],
    ['require "#{__dir__}/cart"', 'require_relative cart'],
    ['require %(#{File.dirname(__FILE__)}/cart)', 'require_relative cart'],
    ["Dir[File.join(__dir__, 'rules', '*.rb')].each { |f| require f }", 'require_relative rules/*.rb'],
    ['Dir["#{__dir__}/rules/**/*.rb"].sort.each do |f|\n  require(f)\nend', 'require_relative rules/**/*.rb'],
    [
      "Dir.glob(File.expand_path('../rules/*.rb', __FILE__)).each { |f| require_relative f }",
      'require_relative rules/*.rb',
    ],
    ["Dir.glob(__dir__ + '/*.rb') { |f| load File.expand_path(f) }", 'require_relative *.rb'],
    ["def all\n  Dir[__dir__ + '/*.rb'].each(&method(:require))\nend", 'require_relative *.rb (lazy)'],
    ["rules = File.join(__dir__, '*.rb')\nDir[rules].each { |f| require f }", 'require_relative *.rb'],
    ["Dir['spec/support/*.rb'].each { |f| require f }", 'require ./spec/support/*.rb'],
    ["::Dir['./spec/*.rb'].map { |f| require f }", 'require ./spec/*.rb'],
  ])('is read from %s', (text, expected) => {
    expect(loads(text)).toEqual([expected]);
  });

  it.each([
    'require name',
    'require "shop/#{name}"',
    "require 'shop/' + name",
    'params.require(:cart)',
    "gem 'cart', require: false",
    ":require; 'x'",
    "# require 'cart'",
    "=begin\nrequire 'cart'\n=end",
    "puts <<A\nrequire 'cart'\nA",
    "__END__\nrequire 'cart'",
    "%w[require 'cart']",
    "def require(x = 'cart'); end",
    "Dir[__dir__ + '/*.rb'].each { |f| File.read f }",
    "Dir[__dir__ + '/*.rb'].each { |f| require g }",
    "Dir[root.join('*.rb')].each { |f| require f }",
    "Dir.mkdir(__dir__ + '/a') { |f| require f }",
  ])('is not read from %s', (text) => {
    expect(loads(text)).toEqual([]);
  });

  it.each([
    ['require name', 1],
    ["a\nrequire_relative 'a' + name", 2],
    ['require("shop/#{name}")', 1],
    ['require Shop.root', 1],
    ['Dir[root].each { |f| require f }', 1],
    ["Dir[__dir__ + '/*.rb'].each { |f| require f }", undefined],
    ["require 'cart'", undefined],
    ['params.require(:cart)', undefined],
    ['require if paid?', undefined],
    ['require = 1; require', undefined],
    ['def require(name); end', undefined],
  ])('is computed in %s: line %s', (text, line) => {
    expect(computedAt(text)).toBe(line);
  });
});

describe('a constant that is used', () => {
  it('is noted once for each nesting that it stands in', () => {
    const text = 'Tax\nTax\nmodule Shop\n  Tax\n  class Cart::Item < Tax\n    Tax\n  end\nend';
    expect(references(text)).toEqual(['Tax', 'Shop: Tax', 'Shop Cart::Item: Tax']);
  });

  it('is not the namespace in the name of what the file declares: the same code nested names it nowhere', () => {
    expect(references('class Shop::Cart < Shop::Base\nend')).toEqual(['Shop::Base']);
    expect(references('module ::Shop::Tax; end')).toEqual([]);
    expect(references('Shop::LIMIT = 3')).toEqual(['Shop']);
  });

  it.each([
    ['defined?(Cart)', []],
    ['defined? ::Shop::Cart', []],
    ['defined?(Cart.total)', []],
    ['Order.new if defined?( Cart )', ['Order']],
    ['defined?(Cart) && Cart.new', ['Cart']],
    ['const_defined?(Cart); a.defined?(Order)', ['Cart', 'Order']],
  ])('is not what is only asked for in %s', (text, expected) => {
    expect(references(text)).toEqual(expected);
  });

  it.each([
    ["has_many :rates, class_name: 'Spree::TaxRate'", ['Spree::TaxRate']],
    ["belongs_to(:cart,\n  class_name: '::Cart',\n  optional: true)", ['::Cart']],
    ["has_one :cart, -> {\n  order(:id)\n  open\n}, inverse_of: :a, class_name: 'Cart'.freeze", ['Cart']],
    ['has_and_belongs_to_many :carts, :class_name => "Cart", :join_table => "x"', ['Cart']],
    ["with_options class_name: 'Cart'", []],
    ["has_many :carts, -> { where(class_name: 'Cart') }", []],
    ["has_many :carts\nbuild class_name: 'Cart'", []],
    ["a.has_many :carts, class_name: 'Cart'", []],
    ['has_many :carts, class_name: "Cart#{kind}"', []],
    ["has_many :carts, class_name: 'Cart' + kind", []],
    ["has_many :carts, class_name: 'cart', other_class_name: 'Cart'", []],
  ])('is the class of an association in %s: %j', (text, expected) => {
    expect(references(text)).toEqual(expected);
  });

  it.each([
    ['Shop::Cart.new', ['Shop::Cart']],
    ['::Shop', ['::Shop']],
    ['Shop::total(Cart)', ['Shop', 'Cart']],
    ['Shop::Cart(1)', ['Shop']],
    ['self.class::LIMIT', []],
    ['cart.Total', []],
    ['Integer("1") + Rational "1/3"', []],
    ['a ? Cart : Order', ['Cart', 'Order']],
    ['{ Cart: 1, Order => 2 }', ['Order']],
    ['total Cart: 1', []],
    [':Cart; @Cart; $Cart; "Cart"', []],
    ['"#{Cart}"; \'#{Order}\'', ['Cart']],
    ['/#{Cart}/; %r{#{Order}}; `#{Line}`', ['Cart', 'Order', 'Line']],
    ['%w[#{Cart} Order]; %W[#{Line}]', ['Line']],
    ['rescue Cart, Order => e', ['Cart', 'Order']],
    ['def Cart.total; end', ['Cart']],
    ['autoload :Cart\nCart', ['Cart']],
    ['case a\nin Cart(items:) then Order\nend', ['Cart', 'Order']],
  ])('is read from %s', (text, expected) => {
    expect(references(text)).toEqual(expected);
  });

  it.each([
    ['a slash that divides', 'total = 1\ntotal /Cart; Order/1', ['Cart', 'Order']],
    ['a slash that begins a pattern', 'scan /Cart/', []],
    ['a percent sign that divides', 'total %Cart; a.b % Order', ['Cart', 'Order']],
    ['a character', 'a = ?"; Cart; b = ?\\C-"; c ??x : Order', ['Cart', 'Order']],
    [
      'several here documents',
      'a(<<~A, <<-"B", <<\'C\', Cart)\n#{One}\n  A\n#{Two}\n B\n#{Three}\nC\nOrder',
      ['Cart', 'One', 'Two', 'Order'],
    ],
    [
      'a here document in a here document',
      'a <<A\n#{b <<B}\nB #{Two}\nB\n#{One}\nA\nOrder',
      ['Two', 'One', 'Order'],
    ],
    ['a here document that begins before a list of words', 'a <<A, %w[\nCart\nA\nb c], Order', ['Order']],
    ['a shift', 'list = []; list <<Cart', ['Cart']],
    ['brackets in a literal', '%q(a (Cart) b); Order', ['Order']],
    ['a hash in an interpolation', '"#{ { a: Cart } }"; Order', ['Cart', 'Order']],
    ['special variables', '$"; $\'; $/; $$; $-w; Cart', ['Cart']],
    [
      'names of operators',
      ':/; :"a b"; :<<; def /(x); end; a./(Cart); alias / div; Order',
      ['Cart', 'Order'],
    ],
  ])('is told from %s', (_, text, expected) => {
    expect(references(text)).toEqual(expected);
  });
});

describe('an end', () => {
  it.each([
    'if a then b end',
    'b if a',
    'return unless a',
    'a = if b then c else d end',
    'while a do b end',
    'while a; b; end',
    'begin; a; end until b',
    'for a in b do c end',
    'def total = 1',
    'def total(a) = a',
    'def total(a); a; end',
    'def end; end',
    'a.end; a.class; a&.if',
    'total(if: 1, end: 2)',
    'class << self; end',
    'a do |b| end',
    '-> do end',
    'alias end finish',
    ':end; %i[end]; "#{a do end}"',
    'case a when b then c end',
    'a = b rescue c',
  ])('closes what it belongs to in %s', (text) => {
    expect(declares(`module Shop\n${text}\nCart = 1\nend`)).toContain('Shop Cart');
  });
});

describe('what a file declares', () => {
  it('is written with the classes and modules around it, and what they inherit and mix in', () => {
    const text = `module Shop
  RATE = 1
  One, two, Three = list
  class Cart < Base::List
    include Priced, Listed.new
    def add; end
  end
  class ::Top; end
  Cart::Line = Struct.new
  LIMIT ||= 3
  class << self; HIDDEN = 1; end
end`;
    expect(declares(text)).toEqual([
      'Shop',
      'Shop RATE',
      'Shop One',
      'Shop Three',
      'Shop Cart',
      'Shop ::Top::',
      'Shop Cart::Line',
      'Shop LIMIT',
      'Shop Cart < Base::List',
      'Shop Cart + Priced',
    ]);
  });

  it('has a mark where a module was only opened to hold others', () => {
    expect(declares("module Shop\n  # :nodoc:\n  VERSION = '1'\nend")).toEqual(['Shop::', 'Shop VERSION']);
  });
});

it('knows all its words', () => {
  const known = Object.entries(Word).filter(([name, word]) => {
    const bytes = new TextEncoder().encode(word === Word.so ? 'then' : name);
    return wordIn(bytes, 0, bytes.length) === word;
  });
  expect(known).toHaveLength(Object.keys(Word).length);
});
