import { describe, expect, it } from 'vitest';
import { csharp } from '../../../src/languages/csharp/csharp.ts';
import { resolveText } from '../../support/resolve-text.ts';

describe('a type in C#', () => {
  it('is found in its own namespace, in those around it, and in those that are used', async () => {
    const { lines } = await resolveText(csharp, {
      'Money.cs': 'namespace Shop; class Money { }',
      'Line.cs': 'namespace Shop.Orders; class Line { }',
      'Rate.cs': 'namespace Tax; class Rate { }',
      'Secret.cs': 'namespace Vault; class Secret { }',
      'Order.cs': 'using Tax; namespace Shop.Orders { class Order { Line l; Money m; Rate r; Secret s; } }',
    });
    expect(lines).toEqual([
      'Order.cs: Line → Line.cs',
      'Order.cs: Money → Money.cs',
      'Order.cs: Rate → Rate.cs',
    ]);
  });

  it('of the nearest namespace comes first', async () => {
    const { lines } = await resolveText(csharp, {
      'A.cs': 'namespace Shop; class Item { }',
      'B.cs': 'namespace Shop.Orders; class Item { }',
      'C.cs': 'namespace Depot; class Item { }',
      'Order.cs': 'using Depot; namespace Shop.Orders { class Order { Item i; } }',
      'Cart.cs': 'namespace Shop { using Depot; class Cart { Item i; } }',
      'Box.cs': 'using Depot; class Box { Item i; }',
    });
    expect(lines).toEqual(['Box.cs: Item → C.cs', 'Cart.cs: Item → A.cs', 'Order.cs: Item → B.cs']);
  });

  it('is used, not declared, in what a delegate asks of its type parameter', async () => {
    const { lines } = await resolveText(csharp, {
      'Pipe.cs': 'namespace Shop; interface Pipe { }',
      'Made.cs': 'namespace Shop { delegate void Made<T>(T x) where T : class, Pipe; }',
      'Order.cs': 'namespace Shop { class Order { Pipe pipe; } }',
    });
    expect(lines).toEqual(['Made.cs: Pipe → Pipe.cs', 'Order.cs: Pipe → Pipe.cs']);
  });

  it('of the nearest folder is meant where no project says what is compiled together', async () => {
    const { lines } = await resolveText(csharp, {
      'v1/Api/Cart.cs': 'namespace Shop; class Cart { }',
      'v2/Api/Cart.cs': 'namespace Shop; class Cart { }',
      'v2/Api/Linux/Clock.cs': 'namespace Shop; class Clock { }',
      'v2/Api/Windows/Clock.cs': 'namespace Shop; class Clock { }',
      'v2/Pages/Page.cs': 'namespace Shop; class Page { Cart cart; Clock clock; }',
    });
    expect(lines).toEqual([
      'v2/Pages/Page.cs: Cart → v2/Api/Cart.cs',
      'v2/Pages/Page.cs: Clock → v2/Api/Linux/Clock.cs v2/Api/Windows/Clock.cs',
    ]);
  });

  it('differs from another by the number of its type parameters', async () => {
    const { lines } = await resolveText(csharp, {
      'Result.cs': 'class Result { }',
      'ResultOf.cs': 'class Result<T> { }',
      'Cart.cs': 'class Cart { Result a; Result<int> b; System.Type c = typeof(Result<>); }',
    });
    expect(lines).toEqual([
      'Cart.cs: Result → Result.cs',
      'Cart.cs: Result<> → ResultOf.cs',
      'Cart.cs: System.Type → builtin:System',
    ]);
  });

  it('may be named by its namespaces, whole or in part', async () => {
    const { lines } = await resolveText(csharp, {
      'Rate.cs': 'namespace Shop.Tax; class Rate { public static int Of() => 0; }',
      'Cart.cs':
        'namespace Shop.Orders; class Cart { Tax.Rate a; int b = Shop.Tax.Rate.Of(); global::Shop.Tax.Rate c; }',
    });
    expect(lines).toEqual([
      'Cart.cs: Tax.Rate → Rate.cs',
      'Cart.cs: Shop.Tax.Rate.Of() → Rate.cs',
      'Cart.cs: global::Shop.Tax.Rate → Rate.cs',
    ]);
  });

  it('in parts leads to all of them, and a part to no other', async () => {
    const { lines } = await resolveText(csharp, {
      'Order.cs': 'partial class Order { Order next; }',
      'Order.Prices.cs': 'partial class Order { }',
      'Cart.cs': 'class Cart { Order order; }',
    });
    expect(lines).toEqual(['Cart.cs: Order → Order.Prices.cs Order.cs']);
  });

  it('inside another is seen there, in what inherits from it, and through its name', async () => {
    const { lines } = await resolveText(csharp, {
      'Base.cs': 'class Base { public class Line { } }',
      'Middle.cs': 'class Middle : Base { }',
      'Cart.cs': 'partial class Cart : Middle { Line line; Row row; }',
      'Cart.Row.cs': 'partial class Cart { class Row { } }',
      'Shop.cs': 'class Shop { Cart.Row a; Middle.Line b; }',
    });
    expect(lines).toEqual([
      'Cart.cs: Middle → Middle.cs',
      'Cart.cs: Line → Base.cs',
      'Cart.cs: Row → Cart.Row.cs',
      'Middle.cs: Base → Base.cs',
      'Shop.cs: Cart.Row → Cart.Row.cs Cart.cs',
      'Shop.cs: Middle.Line → Middle.cs Base.cs',
    ]);
  });

  it('is an attribute with or without the end of its name', async () => {
    const { lines } = await resolveText(csharp, {
      'Audited.cs': 'class AuditedAttribute { }',
      'Cart.cs': '[Audited] class Cart { }',
      'Shop.cs': '[AuditedAttribute] class Shop { }',
    });
    expect(lines).toEqual(['Cart.cs: [Audited] → Audited.cs', 'Shop.cs: [AuditedAttribute] → Audited.cs']);
  });
});

describe('a using in C#', () => {
  it('of a namespace of the project leads to no file by itself', async () => {
    const { lines } = await resolveText(csharp, {
      'Rate.cs': 'namespace Shop.Tax; class Rate { }',
      'Cart.cs': 'using Shop; using Shop.Tax; class Cart { }',
    });
    expect(lines).toEqual([]);
  });

  it('of a type leads to its file, and so does every use of the name it gives', async () => {
    const { lines } = await resolveText(csharp, {
      'Prices.cs': 'namespace Shop; static class Prices { public static int Max; }',
      'Invoice.cs': 'namespace Shop.Billing; class Invoice<T> { public static int Count; }',
      'Cart.cs': `using static Shop.Prices; using Bill = Shop.Billing.Invoice<int>; using B = Shop.Billing;
        class Cart { int a = Max, b = Bill.Count; B.Invoice<int> c; }`,
    });
    expect(lines).toEqual([
      'Cart.cs: Shop.Prices → Prices.cs',
      'Cart.cs: Shop.Billing.Invoice<> → Invoice.cs',
      'Cart.cs: Bill.Count → Invoice.cs',
      'Cart.cs: B.Invoice<> → Invoice.cs',
    ]);
  });

  it('in a block may begin in a namespace around it', async () => {
    const { lines } = await resolveText(csharp, {
      'Rate.cs': 'namespace Shop.Tax; class Rate { }',
      'Cart.cs': 'namespace Shop.Orders { using Tax; class Cart { Rate r; } }',
    });
    expect(lines).toEqual(['Cart.cs: Rate → Rate.cs']);
  });

  it('that is global counts in all files of its project', async () => {
    const { lines } = await resolveText(csharp, {
      'Shop.csproj': `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><ImplicitUsings>enable</ImplicitUsings></PropertyGroup>
        <ItemGroup><Using Include="Shop.Tax" /><Using Include="Shop.Billing.Invoice" Alias="Bill" /></ItemGroup></Project>`,
      'Usings.cs': 'global using Shop.Stock;',
      'Rate.cs': 'namespace Shop.Tax; class Rate { }',
      'Invoice.cs': 'namespace Shop.Billing; class Invoice { }',
      'Depot.cs': 'namespace Shop.Stock; class Depot { }',
      'Polyfill.cs': 'namespace System; class Index { }',
      'Cart.cs': 'class Cart { Rate a; Depot b; Bill c; Index d; }',
    });
    expect(lines).toEqual([
      'Cart.cs: Rate → Rate.cs',
      'Cart.cs: Depot → Depot.cs',
      'Cart.cs: Bill → Invoice.cs',
      'Cart.cs: Index → Polyfill.cs',
    ]);
  });

  it('of a library in the build is a use of its package where a file uses what it is known for', async () => {
    const { lines } = await resolveText(csharp, {
      'Directory.Build.targets':
        '<Project><Import Project="$(MsBuildThisFileDirectory)eng/$(Kind).targets" /></Project>',
      'eng/Test.targets':
        '<Project><ItemGroup><PackageReference Include="xunit" /><Using Include="Xunit;Shouldly" /></ItemGroup></Project>',
      'Shop.csproj':
        '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><Kind>Test</Kind></PropertyGroup></Project>',
      'CartTests.cs': `class CartTests {
        [Fact] public void Sum() {
          var cart = Make();
          cart.Total.ShouldBe(1);
          Assert.Equal(1, cart.Count);
        }
      }`,
      'Prices.cs': 'class Prices { int Sum() => Should(); }',
    });
    expect(lines).toEqual([
      'CartTests.cs: [Fact] → pkg:xunit',
      'CartTests.cs: .ShouldBe() → pkg:Shouldly',
      'CartTests.cs: Assert.Equal() → pkg:xunit',
    ]);
  });

  it('of what the project does not declare leads to a package, by the longest name that is listed', async () => {
    const { lines } = await resolveText(csharp, {
      'Directory.Build.props':
        '<Project><ItemGroup><PackageReference Include="xunit" Version="2" /></ItemGroup></Project>',
      'Shop/Shop.csproj': `<Project Sdk="Microsoft.NET.Sdk.Web"><ItemGroup>
        <PackageReference Include="Serilog.Sinks.File" /><PackageReference Include="Serilog" /><PackageReference Include="System.CommandLine" />
        </ItemGroup></Project>`,
      'Shop/Cart.cs': `using System; using System.Collections.Generic; using Serilog.Sinks.File.Rolling; using Serilog.Core;
        using Xunit.Abstractions; using System.CommandLine.Parsing; using Microsoft.AspNetCore.Mvc; using Dapper.Contrib;
        using Microsoft.Data.Sqlite; using static System.Math; namespace Shop { class Cart { } }`,
    });
    expect(lines).toEqual([
      'Shop/Cart.cs: System → builtin:System',
      'Shop/Cart.cs: System.Collections.Generic → builtin:System.Collections',
      'Shop/Cart.cs: Serilog.Sinks.File.Rolling → pkg:Serilog.Sinks.File',
      'Shop/Cart.cs: Serilog.Core → pkg:Serilog',
      'Shop/Cart.cs: Xunit.Abstractions → pkg:xunit',
      'Shop/Cart.cs: System.CommandLine.Parsing → pkg:System.CommandLine',
      'Shop/Cart.cs: Microsoft.AspNetCore.Mvc → builtin:Microsoft.AspNetCore.App',
      'Shop/Cart.cs: Dapper.Contrib → pkg:Dapper',
      'Shop/Cart.cs: Microsoft.Data.Sqlite → pkg:Microsoft.Data',
      'Shop/Cart.cs: System.Math → builtin:System',
    ]);
  });

  it('of an unknown part of a project namespace is unresolved', async () => {
    const { lines } = await resolveText(csharp, {
      'Cart.cs': 'using Shop.Orders.Generated; namespace Shop.Orders { class Cart { } }',
    });
    expect(lines).toEqual([
      'Cart.cs: Shop.Orders.Generated → unresolved: no file of the project declares it, and no package has this name',
    ]);
  });
});

describe('a using of a namespace in the root of a project, which no file declares', () => {
  const cart = `using Acme.Shop.Protos; using Acme.Shop.Parts.Pages; using Acme.Shop.Gone.Far; using Acme.Unix;
    namespace Acme.Shop.Services;`;

  it('is of the project: made of the files in its folder, or unresolved', async () => {
    const { lines } = await resolveText(csharp, {
      'Shop/Shop.csproj':
        '<Project><PropertyGroup><RootNamespace>Acme.Shop</RootNamespace></PropertyGroup></Project>',
      'Shop/Cart.cs': `${cart} class Cart { }`,
      'Shop/Protos/cart.proto': '',
      'Shop/Parts/Pages/Home.razor': '',
    });
    expect(lines).toEqual([
      'Shop/Cart.cs: Acme.Shop.Gone.Far → unresolved: no file of the project declares it, and no package has this name',
      'Shop/Cart.cs: Acme.Unix → pkg:Acme',
    ]);
  });

  it('is of others if a package has a name in that root', async () => {
    const { lines } = await resolveText(csharp, {
      'Acme.Shop/Acme.Shop.csproj':
        '<Project><ItemGroup><PackageReference Include="Acme.Shop.Base" /></ItemGroup></Project>',
      'Acme.Shop/Cart.cs': 'using Acme.Shop.Text; namespace Acme.Shop.Services; class Cart { }',
    });
    expect(lines).toEqual(['Acme.Shop/Cart.cs: Acme.Shop.Text → pkg:Acme']);
  });
});

describe('a using of a namespace that only holds one of the project', () => {
  it('is of others', async () => {
    const { lines } = await resolveText(csharp, {
      'Cart.cs': 'using Acme.Unix; using Shop.Gone; namespace Acme.Data.Carts { class Cart { } }',
      'Tax.cs': 'namespace Shop.Taxes { class Tax { } } namespace Shop.Orders { class Order { } }',
    });
    expect(lines).toEqual([
      'Cart.cs: Acme.Unix → pkg:Acme',
      'Cart.cs: Shop.Gone → unresolved: no file of the project declares it, and no package has this name',
    ]);
  });
});

describe('a type that no reference of a project file leads to', () => {
  it('is not missing if a file declares it', async () => {
    const { lines } = await resolveText(csharp, {
      'App/App.csproj':
        '<Project><ItemGroup><ProjectReference Include="../../Shop/Shop.csproj" /></ItemGroup></Project>',
      'App/Main.cs': 'using Cart = Shop.Orders.Cart; using Gone = Shop.Orders.Gone;',
      'Shop/Shop.csproj': '<Project></Project>',
      'Shop/Cart.cs': 'namespace Shop.Orders { class Cart { } }',
    });
    expect(lines).toEqual([
      'App/Main.cs: Shop.Orders.Gone → unresolved: no file of the project declares it, and no package has this name',
    ]);
  });
});

describe('a method that is added to other types', () => {
  const extensions =
    'namespace Shop.Text; static class Words { public static string Shout(this string s) => s; }';

  it('leads to its class where that is in sight', async () => {
    const { lines } = await resolveText(csharp, {
      'Words.cs': extensions,
      'Cart.cs':
        'using Shop.Text; class Cart { string a = "x".Shout(); string B(string s) => s?.Trim().Shout(); }',
      'Depot.cs': 'class Depot { string a = "x".Shout(); }',
    });
    expect(lines).toEqual(['Cart.cs: .Shout() → Words.cs']);
  });

  it('is not called on a type of the framework, whose methods are its own', async () => {
    const { lines } = await resolveText(csharp, {
      'Words.cs': extensions,
      'Cart.cs':
        'using System; using Shop.Text; class Cart { string a = Convert.Shout("x"); string b = string.Shout("x"); }',
      'Order.cs': 'using Shop.Text; class Order : Depot { string a = Title.Shout(); }',
    });
    expect(lines.filter((line) => line.includes('Words'))).toEqual(['Order.cs: Title.Shout() → Words.cs']);
  });

  it('is not one of LINQ, where that is in sight', async () => {
    const { lines } = await resolveText(csharp, {
      'Lists.cs': 'namespace Shop.Text; static class Lists { public static bool Any(this Cart c) => true; }',
      'Cart.cs': 'using System.Linq; using Shop.Text; class Cart { bool A(int[] s) => s.Any(); }',
      'Order.cs': 'using Shop.Text; class Order { bool A(object s) => s.Any(); }',
    });
    expect(lines.filter((line) => line.endsWith('→ Lists.cs'))).toEqual(['Order.cs: .Any() → Lists.cs']);
  });

  it('leads nowhere where several classes have one of its name', async () => {
    const { lines } = await resolveText(csharp, {
      'Words.cs': extensions,
      'Sounds.cs': 'namespace Shop.Text; static class Sounds { public static int Shout(this int s) => s; }',
      'Cart.cs': 'using Shop.Text; class Cart { string a = "x".Shout(); }',
    });
    expect(lines).toEqual([]);
  });
});

describe('projects in C#', () => {
  const money = 'namespace Shop; public class Money { }';
  const cart = 'namespace Shop; class Cart { Money m; }';

  it('see only those that they refer to, directly or through others', async () => {
    const { lines } = await resolveText(csharp, {
      'Core/Core.csproj': '<Project />',
      'Core/Money.cs': money,
      'Orders/Orders.csproj':
        '<Project><ItemGroup><ProjectReference Include="..\\Core\\Core.csproj" /></ItemGroup></Project>',
      'Orders/Cart.cs': cart,
      'Web/Web.csproj':
        '<Project><ItemGroup><ProjectReference Include="../Orders/Orders.csproj" /></ItemGroup></Project>',
      'Web/Cart.cs': cart,
      'Tools/Tools.csproj': '<Project />',
      'Tools/Cart.cs': cart,
    });
    expect(lines).toEqual(['Orders/Cart.cs: Money → Core/Money.cs', 'Web/Cart.cs: Money → Core/Money.cs']);
  });

  it('may refer to each other by the names of their assemblies', async () => {
    const { lines } = await resolveText(csharp, {
      'Core/Core.csproj':
        '<Project><PropertyGroup><AssemblyName>Shop.Core</AssemblyName></PropertyGroup></Project>',
      'Core/Money.cs': money,
      'Old/Old.csproj':
        '<Project><ItemGroup><Reference Include="Shop.Core, Version=1.0" /></ItemGroup></Project>',
      'Old/Cart.cs': cart,
    });
    expect(lines).toEqual(['Old/Cart.cs: Money → Core/Money.cs']);
  });

  it('leave out what they remove, unless it is included again or removed on a condition', async () => {
    const remove = (items: string) =>
      `<Project Sdk="Microsoft.NET.Sdk"><ItemGroup>${items}</ItemGroup></Project>`;
    const { lines } = await resolveText(csharp, {
      'Shop/Shop.csproj': remove(
        '<Compile Remove="Old\\**" /><Compile Remove="Rate.cs;Tax.cs" /><Compile Include="Tax.cs" />' +
          `<Compile Remove="Net/*.cs" Condition="'$(TargetFramework)' != 'net8.0'" />`,
      ),
      'Shop/Cart.cs': 'class Cart { Item a; Rate b; Tax c; Socket d; }',
      'Shop/Old/deep/Item.cs': 'class Item { }',
      'Shop/Rate.cs': 'class Rate { }',
      'Shop/Tax.cs': 'class Tax { }',
      'Shop/Net/Socket.cs': 'class Socket { }',
    });
    expect(lines).toEqual(['Shop/Cart.cs: Tax → Shop/Tax.cs', 'Shop/Cart.cs: Socket → Shop/Net/Socket.cs']);
  });

  it('compile only what they list where nothing is by default', async () => {
    const files = {
      'Shop/Cart.cs': 'class Cart { Item a; Draft b; Money c; Coin d; }',
      'Shop/Item.cs': 'class Item { }',
      'Shop/Draft.cs': 'class Draft { }',
      'Shared/Money.cs': 'class Money { }',
      'Shared/deep/Coin.cs': 'class Coin { }',
    };
    const items =
      '<ItemGroup><Compile Include="Cart.cs" /><Compile Include="Item.cs" /><Compile Include="..\\Shared\\*.cs" Link="Money.cs" /></ItemGroup>';
    const expected = ['Shop/Cart.cs: Item → Shop/Item.cs', 'Shop/Cart.cs: Money → Shared/Money.cs'];
    const off = '<PropertyGroup><EnableDefaultCompileItems>false</EnableDefaultCompileItems></PropertyGroup>';
    for (const project of [
      `<Project ToolsVersion="4.0">${items}</Project>`,
      `<Project Sdk="Microsoft.NET.Sdk">${off}${items}</Project>`,
    ]) {
      const { lines } = await resolveText(csharp, { ...files, 'Shop/Shop.csproj': project });
      expect(lines).toEqual(expected);
    }
  });

  it('compile the files of their folder if the list describes another arrangement of them', async () => {
    const { lines } = await resolveText(csharp, {
      'Cart.cs': 'class Cart { Item a; Money b; }',
      'Item.cs': 'class Item { }',
      'Money.cs': 'class Money { }',
      'Shop.csproj':
        '<Project ToolsVersion="4.0"><ItemGroup><Compile Include="Cart.cs" /><Compile Include="Item.cs" />' +
        '<Compile Include="..\\Shared\\Money.cs" /></ItemGroup></Project>',
    });
    expect(lines).toEqual(['Cart.cs: Item → Item.cs', 'Cart.cs: Money → Money.cs']);
  });

  it('take in the files that they list, and those of what they import', async () => {
    const { lines } = await resolveText(csharp, {
      'Linked/Money.cs': money,
      'Shared/Shared.projitems':
        '<Project><ItemGroup><Compile Include="$(MSBuildThisFileDirectory)Rate.cs" /></ItemGroup></Project>',
      'Shared/Rate.cs': 'namespace Shop; class Rate { }',
      'Web/Web.csproj': `<Project><Import Project="..\\Shared\\Shared.projitems" />
        <ItemGroup><Compile Include="..\\Linked\\**\\*.cs" /></ItemGroup></Project>`,
      'Web/Cart.cs': 'namespace Shop; class Cart { Money m; Rate r; }',
    });
    expect(lines).toEqual(['Web/Cart.cs: Money → Linked/Money.cs', 'Web/Cart.cs: Rate → Shared/Rate.cs']);
  });

  it('with a type of the same name each have their own', async () => {
    const { lines } = await resolveText(csharp, {
      'Core/Core.csproj': '<Project />',
      'Core/Guard.cs': 'namespace Shop; class Guard { }',
      'Web/Web.csproj':
        '<Project><ItemGroup><ProjectReference Include="../Core/Core.csproj" /></ItemGroup></Project>',
      'Web/Guard.cs': 'namespace Shop; class Guard { }',
      'Web/Cart.cs': 'namespace Shop; class Cart { Guard g; }',
    });
    expect(lines).toEqual(['Web/Cart.cs: Guard → Web/Guard.cs']);
  });

  it('do not read the targets of a makefile', async () => {
    const { diagnostics } = await resolveText(csharp, {
      'Makefile.targets': 'all: cart\n\tbuild <cart>',
      'Cart.cs': 'class Cart { }',
    });
    expect(diagnostics).toEqual([]);
  });

  it('that are broken are said to be, and assumed to say nothing', async () => {
    const { lines, diagnostics } = await resolveText(csharp, {
      'Shop.csproj': '<Project>\n<ItemGroup></Project>',
      'Money.cs': money,
      'Cart.cs': cart,
    });
    expect(lines).toEqual(['Cart.cs: Money → Money.cs']);
    expect(diagnostics).toMatchObject([{ kind: 'invalid-manifest', file: 'Shop.csproj', line: 2 }]);
  });
});
