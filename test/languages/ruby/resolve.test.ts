import { describe, expect, it } from 'vitest';
import { resolveRuby } from './resolve-ruby.ts';

describe('a constant of several components', () => {
  const files = {
    'cart/cart.gemspec': "Gem::Specification.new { |s| s.name = 'cart' }",
    'cart/lib/cart.rb': 'Rates = [1]\n',
    'pay/pay.gemspec': "Gem::Specification.new { |s| s.name = 'pay' }",
    'pay/lib/pay.rb': '',
    'pay/lib/rates.rb': 'class Rates\n  def a; end\nend\n',
  };

  it('is that of the own component, however its file is called', async () => {
    const lines = await resolveRuby({ ...files, 'cart/lib/cart/total.rb': 'class Total\n  A = Rates\nend' });
    expect(lines).toEqual(['cart/lib/cart/total.rb: Rates → cart/lib/cart.rb']);
  });

  it('is that of a file which is required, where the own component has none', async () => {
    const lines = await resolveRuby({
      ...files,
      'shop/shop.gemspec': "Gem::Specification.new { |s| s.name = 'shop' }",
      'shop/lib/shop.rb': "require 'cart'\nclass Shop\n  A = Rates\nend",
    });
    expect(lines).toEqual([
      'shop/lib/shop.rb: cart → cart/lib/cart.rb',
      'shop/lib/shop.rb: Rates → cart/lib/cart.rb',
    ]);
  });
});

describe('a file that is loaded', () => {
  it('by its own name is another one', async () => {
    const lines = await resolveRuby({
      'lib/shop/ext/tracer.rb': "require 'tracer'",
      'lib/json.rb': "require 'json'",
      'lib/shop/cart.rb': "require_relative 'cart'",
    });
    expect(lines).toEqual([
      'lib/json.rb: json → builtin:json',
      'lib/shop/cart.rb: cart → lib/shop/cart.rb',
      'lib/shop/ext/tracer.rb: tracer → builtin:tracer',
    ]);
  });

  it('with the ending of a compiled extension is not the Ruby file of its name', async () => {
    const lines = await resolveRuby({
      'lib/shop.rb': "require 'shop/core'\nrequire 'shop.so'",
      'lib/shop/core.rb': "require 'shop.so'\nrequire 'shop'\nrequire 'openssl.so'",
      'lib/shop/native.rb': "require_relative 'core.so'",
    });
    expect(lines).toEqual([
      'lib/shop.rb: shop/core → lib/shop/core.rb',
      'lib/shop/core.rb: shop → lib/shop.rb',
      'lib/shop/core.rb: openssl.so → builtin:openssl',
    ]);
  });

  it('is found in lib, in the tests beside it, or from the file itself', async () => {
    const lines = await resolveRuby({
      'lib/shop.rb': "require 'shop/cart'\nrequire_relative 'shop/order'\nautoload :Tax, 'shop/tax'",
      'lib/shop/cart.rb': "require File.expand_path('../order', __FILE__)",
      'lib/shop/order.rb': '',
      'lib/shop/tax.rb': '',
      'test/helper.rb': "require 'shop'",
      'test/unit/cart_test.rb': "require 'helper'\nload 'tasks/tax.rake'\nload './Rakefile.rb'",
      'lib/tasks/tax.rake': '',
      'Rakefile.rb': '',
    });
    expect(lines).toEqual([
      'lib/shop.rb: shop/cart → lib/shop/cart.rb',
      'lib/shop.rb: shop/order → lib/shop/order.rb',
      'lib/shop.rb: shop/tax → lib/shop/tax.rb',
      'lib/shop/cart.rb: order → lib/shop/order.rb',
      'test/helper.rb: shop → lib/shop.rb',
      'test/unit/cart_test.rb: helper → test/helper.rb',
      'test/unit/cart_test.rb: tasks/tax.rake → lib/tasks/tax.rake',
      'test/unit/cart_test.rb: ./Rakefile.rb → Rakefile.rb',
    ]);
  });

  it('is that of the gem around it before that of another gem in the repository', async () => {
    const lines = await resolveRuby({
      'cart/cart.gemspec': "Gem::Specification.new { |s| s.name = 'cart'; s.require_paths = ['src'] }",
      'cart/src/cart.rb': "require 'version'\nrequire 'pay'",
      'cart/src/version.rb': '',
      'pay/pay.gemspec': '',
      'pay/lib/pay.rb': "require 'version'\nrequire 'cart'",
      'pay/lib/version.rb': '',
      'pay/spec/fixtures/lib/cart.rb': '',
    });
    expect(lines).toEqual([
      'cart/src/cart.rb: version → cart/src/version.rb',
      'cart/src/cart.rb: pay → pay/lib/pay.rb',
      'pay/lib/pay.rb: version → pay/lib/version.rb',
      'pay/lib/pay.rb: cart → cart/src/cart.rb',
    ]);
  });

  it("is Ruby's own, a gem that the project names, or else one by its first part", async () => {
    const lines = await resolveRuby({
      Gemfile: "source 'x'\ngem 'rack-test', '~> 2'\ngem \"rails\"\n# gem 'no'",
      'Gemfile.lock': 'GEM\n  specs:\n    activesupport (7.0)\n      i18n (>= 1)\n',
      'lib/shop.rb':
        "require 'net/http/status'\nrequire 'rack/test/utils'\nrequire 'active_support/core_ext'\nrequire 'active_record'\nrequire 'action_controller'\nrequire 'redis/client'\nrequire 'test/unit'",
    });
    expect(lines.map((line) => line.replace('lib/shop.rb: ', ''))).toEqual([
      'net/http/status → builtin:net/http',
      'rack/test/utils → pkg:rack-test',
      'active_support/core_ext → pkg:activesupport',
      'active_record → pkg:activerecord',
      'action_controller → pkg:actionpack',
      'redis/client → pkg:redis',
      'test/unit → pkg:test-unit',
    ]);
  });

  it('is every file that a glob matches, except the file itself', async () => {
    const lines = await resolveRuby({
      'lib/shop.rb': "Dir[__dir__ + '/**/*.rb'].each { |f| require f }",
      'lib/shop/[tax].rb': "Dir[__dir__ + '/gone/*.rb'].each { |f| require f }",
      'lib/shop/deep/cart.rb': '',
      'lib/shop/deep/cart.js': '',
      'spec/unit/helper.rb': "Dir['spec/support/{a,b}.rb'].each { |f| require f }",
      'spec/support/a.rb': "Dir[__dir__ + '/**'].each { |f| require f }",
      'spec/support/deep/d.rb': '',
      'spec/support/c.rb': '',
    });
    expect(lines).toEqual([
      'lib/shop.rb: **/*.rb → lib/shop/[tax].rb lib/shop/deep/cart.rb',
      'spec/support/a.rb: ** → spec/support/c.rb',
      'spec/unit/helper.rb: ./spec/support/{a,b}.rb → spec/support/a.rb',
    ]);
  });

  it('may be missing where a rescue of LoadError follows', async () => {
    const lines = await resolveRuby({
      'lib/shop.rb': [
        "begin\n  require 'shop/a'\n  require 'shop/tax'\nrescue LoadError => e\n  require 'shop/b'\nend",
        "def c\n  require 'shop/c'\nrescue NameError, LoadError\nend",
        "begin\n  require 'shop/d'\nrescue StandardError\nend",
        "require 'shop/e' rescue nil",
      ].join('\n'),
      'lib/shop/tax.rb': '',
    });
    expect(lines).toEqual([
      'lib/shop.rb: shop/tax → lib/shop/tax.rb',
      'lib/shop.rb: shop/b → unresolved: there is no shop/b.rb on the load path',
      'lib/shop.rb: shop/d → unresolved: there is no shop/d.rb on the load path',
      'lib/shop.rb: shop/e → unresolved: there is no shop/e.rb on the load path',
    ]);
  });

  it('is unresolved where it is a part of the project that is not there', async () => {
    const lines = await resolveRuby({
      'lib/shop.rb': "require 'shop/gone'\nrequire_relative '../gone'\nrequire_relative '../../away'",
    });
    expect(lines).toEqual([
      'lib/shop.rb: shop/gone → unresolved: there is no shop/gone.rb on the load path',
      'lib/shop.rb: ../gone → unresolved: there is no file gone.rb',
      'lib/shop.rb: ../../away → unresolved: it leads out of the project',
    ]);
  });
});

describe('a constant', () => {
  it('is looked for in the classes around it, in what they inherit, and at the top', async () => {
    const lines = await resolveRuby({
      'app/models/item.rb': 'class Item; end',
      'app/models/shop/item.rb': 'module Shop\n  class Item; end\nend',
      'app/models/base.rb': 'class Base\n  RATE = 1\n  include Limits\nend',
      'app/models/limits.rb': 'module Limits\n  MAX = 1\nend',
      'app/models/shop/cart.rb':
        'module Shop\n  class Cart < Base\n    Item; ::Item; RATE; MAX; Shop::Gone\n  end\nend',
      'app/models/shop/order.rb': 'class Shop::Order\n  Item\n  Cart\nend',
    });
    expect(lines).toEqual([
      'app/models/base.rb: Limits → app/models/limits.rb',
      'app/models/shop/cart.rb: Base → app/models/base.rb',
      'app/models/shop/cart.rb: Item → app/models/shop/item.rb',
      'app/models/shop/cart.rb: ::Item → app/models/item.rb',
      'app/models/shop/cart.rb: RATE → app/models/base.rb',
      'app/models/shop/cart.rb: MAX → app/models/limits.rb',
      'app/models/shop/order.rb: Item → app/models/item.rb',
    ]);
  });

  it('leads to the file that its name leads to, however often it is opened', async () => {
    const lines = await resolveRuby({
      'lib/shop.rb': 'module Shop\n  def self.config; end\nend',
      'lib/shop/version.rb': "module Shop\n  VERSION = '1'\nend",
      'lib/shop/cart.rb': 'module Shop\n  class Cart\n    def add = Shop.config\n  end\nend',
      'lib/shop/cart_extension.rb': 'module Shop\n  class Cart\n    def more; end\n  end\nend',
      'bin/run.rb': 'Shop\nShop::Cart\nShop::VERSION\nShop::Cart::DYNAMIC',
    });
    expect(lines).toEqual([
      'bin/run.rb: Shop → lib/shop.rb',
      'bin/run.rb: Shop::Cart → lib/shop/cart.rb',
      'bin/run.rb: Shop::VERSION → lib/shop/version.rb',
      'bin/run.rb: Shop::Cart::DYNAMIC → lib/shop/cart.rb',
      'lib/shop/cart.rb: Shop → lib/shop.rb',
    ]);
  });

  it('leads to the file that autoload names for it', async () => {
    const lines = await resolveRuby({
      'lib/shop.rb':
        "module Shop\n  autoload :Tax, 'shop/rates'\n  autoload :VAT, File.expand_path('shop/rates', __dir__)\nend",
      'lib/shop/rates.rb': 'module Shop\n  class Tax; end\n  const_set(:VAT, 19)\nend',
      'lib/shop/tax.rb': 'module Shop\n  class Tax\n    def more; end\n  end\nend',
      'bin/run.rb': 'Shop::Tax\nShop::VAT',
    });
    expect(lines).toEqual([
      'bin/run.rb: Shop::Tax → lib/shop/rates.rb',
      'bin/run.rb: Shop::VAT → lib/shop/rates.rb',
      'lib/shop.rb: shop/rates → lib/shop/rates.rb',
      'lib/shop.rb: shop/rates → lib/shop/rates.rb',
    ]);
  });

  it('leads nowhere where it is only a namespace of many files', async () => {
    const lines = await resolveRuby({
      'lib/a.rb': 'module Shop\n  A = 1\nend',
      'lib/b.rb': 'module Shop\n  B = 1\nend',
      'lib/c.rb': 'Shop',
    });
    expect(lines).toEqual([]);
  });

  it("stays Ruby's or a gem's where the project opens it again", async () => {
    const lines = await resolveRuby({
      Gemfile: "gem 'devise'\ngem 'ruby-vips'\ngem 'ruby_parser'",
      'config/initializers/vips.rb': 'module Vips\n  class Error < StandardError; end\nend',
      'config/parser.rb': 'class Parser\n  def read; end\nend',
      'app/models/image.rb': 'class Image\n  Vips::Error\n  Parser\nend',
      'lib/core_ext/string.rb': 'class String\n  def shout; end\nend',
      'config/initializers/devise.rb': 'module Devise\n  def self.more; end\nend',
      'app/models/user.rb': 'class User\n  String\n  Devise\n  Devise::Models::Lockable\nend',
    });
    expect(lines).toEqual([
      'app/models/image.rb: Vips::Error → pkg:ruby-vips',
      'app/models/image.rb: Parser → config/parser.rb',
      'app/models/user.rb: Devise → pkg:devise',
      'app/models/user.rb: Devise::Models::Lockable → pkg:devise',
    ]);
  });

  it('is of the gem with the longer name, though the project declares a part of it', async () => {
    const lines = await resolveRuby({
      'shop.gemspec': "Gem::Specification.new { |s| s.add_dependency 'shop-tax-eu' }",
      'lib/shop.rb': 'module Shop\n  def self.total; end\nend',
      'lib/cart.rb': 'Shop::Tax::EU::Rate\nShop::Other',
    });
    expect(lines).toEqual([
      'lib/cart.rb: Shop::Tax::EU::Rate → pkg:shop-tax-eu',
      'lib/cart.rb: Shop::Other → lib/shop.rb',
    ]);
  });

  it('is not one that only tests, benchmarks or tasks of Rake declare, except for their like', async () => {
    const lines = await resolveRuby({
      Gemfile: "gem 'ffi'",
      'benchmark/total.rb': 'class Document; def a; end; end',
      'spec/ffi.rb': 'module FFI; def a; end; end',
      'spec/helper.rb': 'class Item; def a; end; end',
      'lib/tasks/shop.rake': 'RATES = 1',
      'lib/tasks/tax.rake': 'RATES',
      'lib/shop.rb': 'class Cart < Document\n  Item\n  RATES\n  FFI\nend',
      'lib/shop/test/double.rb': 'module Shop::Test\n  class Double; def a; end; end\nend',
      'lib/shop/fake.rb': 'Shop::Test::Double',
      'spec/shop_spec.rb': 'Item\nRATES',
    });
    expect(lines).toEqual([
      'lib/shop.rb: FFI → pkg:ffi',
      'lib/shop/fake.rb: Shop::Test::Double → lib/shop/test/double.rb',
      'lib/tasks/tax.rake: RATES → lib/tasks/shop.rake',
      'spec/shop_spec.rb: Item → spec/helper.rb',
      'spec/shop_spec.rb: RATES → lib/tasks/shop.rake',
    ]);
  });

  it("stays another's where a file only adds to a module that the project declares nowhere", async () => {
    const lines = await resolveRuby({
      'config/initializers/tax_rules.rb': 'module Tax::Rules\n  class Rate\n    def of; end\n  end\nend',
      'app/models/admin/report.rb': 'class Admin::Report\n  def sum; end\nend',
      'lib/shop.rb': 'module Shop\nend',
      'lib/extra.rb': 'class Shop::Extra\n  def sum; end\nend',
      'app/models/cart.rb':
        'class Cart\n  Tax::Rules::Rate\n  Tax::Rules\n  Admin::Report\n  Shop::Extra\nend',
    });
    expect(lines).toEqual([
      'app/models/cart.rb: Admin::Report → app/models/admin/report.rb',
      'app/models/cart.rb: Shop::Extra → lib/extra.rb',
    ]);
  });

  it('is known by its path inside a module whose name is written with another', async () => {
    const lines = await resolveRuby({
      'lib/shop/cart.rb': 'module Shop\n  class Cart; end\nend',
      'lib/shop/cart/line.rb': 'module Shop\n  class Cart::Line; end\nend',
      'lib/other.rb': 'module Shop\n  Cart::Line\nend',
    });
    expect(lines).toEqual(['lib/other.rb: Cart::Line → lib/shop/cart/line.rb']);
  });
});
