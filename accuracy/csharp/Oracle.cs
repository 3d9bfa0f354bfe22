// Asks Roslyn, the C# compiler, what files bring in, declare and name. Given a JSON file with the compilations of a corpus,
// it writes one JSON document: the facts of every file, and the edges between files.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.Json;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

static class Oracle
{
    /// A corpus is read once without any symbol defined and once with all of them, and the answers are put together.
    static readonly Dictionary<string, SortedSet<string>> usings = new Dictionary<string, SortedSet<string>>();
    static readonly Dictionary<string, SortedSet<string>> declares = new Dictionary<string, SortedSet<string>>();
    static readonly HashSet<(string, string, string)> edges = new HashSet<(string, string, string)>();

    /// The name means this, and only what is done with it does not fit: a type of a missing library stands in the way.
    static readonly HashSet<CandidateReason> isNearMiss = new HashSet<CandidateReason>
    {
        CandidateReason.Inaccessible, CandidateReason.OverloadResolutionFailure, CandidateReason.NotCreatable,
    };

    static void Main(string[] args)
    {
        var input = JsonDocument.Parse(File.ReadAllText(args[0])).RootElement;
        var folder = input.GetProperty("folder").GetString();
        var libraries = input.GetProperty("libraries").EnumerateArray()
            .SelectMany(place => Directory.GetFiles(place.GetString(), "*.dll"))
            .Select(path => (MetadataReference)MetadataReference.CreateFromFile(path)).ToList();
        var projects = input.GetProperty("compilations").EnumerateArray().ToList();
        var files = projects.SelectMany(project => Strings(project, "files")).Distinct().ToList();
        var texts = files.ToDictionary(file => file, file => ReadText(Path.Combine(folder, file)));
        var symbolsOf = files.ToDictionary(file => file, file => SymbolsIn(texts[file]).Distinct().ToArray());
        var symbols = symbolsOf.Values.SelectMany(names => names).Distinct().ToArray();
        var choices = new List<string[]> { new string[0] };
        if (symbols.Length > 0) choices.Add(symbols);
        foreach (var file in files)
        {
            foreach (var choice in ManyChoices(symbolsOf[file])) NoteSyntax(file, Parse(file, texts[file], choice));
            foreach (var text in Branches.Of(texts[file])) NoteUsings(file, Parse(file, text, new string[0]));
        }
        foreach (var choice in choices)
        {
            var done = new Dictionary<string, CSharpCompilation>();
            foreach (var project in projects)
            {
                var references = libraries.Concat(Strings(project, "references").Where(done.ContainsKey)
                    .Select(name => (MetadataReference)done[name].ToMetadataReference()));
                var trees = Strings(project, "files").Select(file => Parse(file, texts[file], choice));
                var options = new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true);
                var name = project.GetProperty("name").GetString();
                var compilation = CSharpCompilation.Create(name, trees, references, options);
                done[name] = compilation;
                foreach (var tree in compilation.SyntaxTrees) NoteNames(tree, compilation.GetSemanticModel(tree));
            }
        }
        var answer = new
        {
            files = files.Select(file => new { file, usings = usings[file], declares = declares[file] }),
            edges = edges.Select(edge => new[] { edge.Item1, edge.Item2, edge.Item3 }),
        };
        File.WriteAllText(args[1], JsonSerializer.Serialize(answer));
    }

    static IEnumerable<string> Strings(JsonElement element, string property) =>
        element.GetProperty(property).EnumerateArray().Select(value => value.GetString());

    static SourceText ReadText(string path) => SourceText.From(File.ReadAllText(path));

    static SyntaxTree Parse(string file, SourceText text, string[] symbols) =>
        CSharpSyntaxTree.ParseText(
            text, new CSharpParseOptions(LanguageVersion.Preview, preprocessorSymbols: symbols), file);

    static IEnumerable<string> SymbolsIn(SourceText text) =>
        Parse("", text, new string[0]).GetRoot().DescendantTrivia(descendIntoTrivia: true)
            .Where(trivia => trivia.HasStructure)
            .Select(trivia => trivia.GetStructure())
            .OfType<ConditionalDirectiveTriviaSyntax>()
            .SelectMany(directive => directive.Condition.DescendantNodesAndSelf().OfType<IdentifierNameSyntax>())
            .Select(name => name.Identifier.ValueText);

    /// Enough of them that every branch of a file is read in one: none and all, one and two, all but one.
    static IEnumerable<string[]> ManyChoices(string[] symbols)
    {
        var ones = symbols.Select(symbol => new[] { symbol });
        var pairs = symbols.SelectMany((a, i) => symbols.Skip(i + 1).Select(b => new[] { a, b }));
        var allButOne = symbols.Select(symbol => symbols.Where(other => other != symbol).ToArray());
        return new[] { new string[0], symbols }.Concat(ones).Concat(pairs).Concat(allButOne);
    }

    static void NoteSyntax(string file, SyntaxTree tree)
    {
        if (!usings.ContainsKey(file))
        {
            usings[file] = new SortedSet<string>(StringComparer.Ordinal);
            declares[file] = new SortedSet<string>(StringComparer.Ordinal);
        }
        NoteUsings(file, tree);
        foreach (var node in tree.GetRoot().DescendantNodes())
        {
            if (node is BaseTypeDeclarationSyntax type)
            {
                declares[file].Add(FullName(type, type.Identifier, (type as TypeDeclarationSyntax)?.TypeParameterList));
            }
            else if (node is DelegateDeclarationSyntax callback)
            {
                declares[file].Add(FullName(callback, callback.Identifier, callback.TypeParameterList));
            }
        }
    }

    static void NoteUsings(string file, SyntaxTree tree)
    {
        foreach (var directive in tree.GetRoot().DescendantNodes().OfType<UsingDirectiveSyntax>())
        {
            var line = tree.GetLineSpan(directive.Span).StartLinePosition.Line + 1;
            var form = directive.StaticKeyword.ValueText != null ? "static" : "using";
            var alias = directive.Alias == null ? "" : directive.Alias.Name.Identifier.ValueText;
            if (alias != "") form = "alias";
            usings[file].Add($"{line} {form} {alias} {Plain(directive.Name)}");
        }
    }

    /// The name with the number of its type arguments: Shop.Table<,>.
    static string Plain(NameSyntax name)
    {
        switch (name)
        {
            case QualifiedNameSyntax qualified: return Plain(qualified.Left) + "." + Plain(qualified.Right);
            case AliasQualifiedNameSyntax alias: return alias.Alias.Identifier.ValueText + "::" + Plain(alias.Name);
            case GenericNameSyntax generic:
                return generic.Identifier.ValueText + "<" + new string(',', generic.Arity - 1) + ">";
            default: return ((SimpleNameSyntax)name).Identifier.ValueText;
        }
    }

    static string FullName(SyntaxNode node, SyntaxToken identifier, TypeParameterListSyntax parameters)
    {
        var name = Generic(identifier, parameters);
        for (var at = node.Parent; at != null; at = at.Parent)
        {
            if (at is TypeDeclarationSyntax type) name = Generic(type.Identifier, type.TypeParameterList) + "+" + name;
            else if (at is NamespaceDeclarationSyntax space) name = Plain(space.Name) + "." + name;
        }
        return name;
    }

    static string Generic(SyntaxToken identifier, TypeParameterListSyntax parameters) =>
        identifier.ValueText
        + (parameters == null ? "" : "<" + new string(',', parameters.Parameters.Count - 1) + ">");

    static void NoteNames(SyntaxTree tree, SemanticModel model)
    {
        foreach (var name in tree.GetRoot().DescendantNodes().OfType<SimpleNameSyntax>())
        {
            if (name.Identifier.ValueText == "var") continue;
            var info = model.GetSymbolInfo(name);
            var symbol = info.Symbol ?? (isNearMiss.Contains(info.CandidateReason) ? info.CandidateSymbols[0] : null);
            switch (symbol)
            {
                case INamedTypeSymbol type:
                    NoteEdges(tree.FilePath, type.OriginalDefinition, "type");
                    break;
                case IMethodSymbol method when method.MethodKind == MethodKind.Constructor:
                    NoteEdges(tree.FilePath, method.ContainingType.OriginalDefinition, "type");
                    break;
                case IMethodSymbol method when method.ReducedFrom != null:
                    NoteEdges(tree.FilePath, method.ReducedFrom.OriginalDefinition, "extension");
                    break;
            }
        }
    }

    /// To all parts of a type, unless the file is one of them.
    static void NoteEdges(string from, ISymbol symbol, string kind)
    {
        var targets = symbol.DeclaringSyntaxReferences.Select(reference => reference.SyntaxTree.FilePath).ToList();
        if (targets.Contains(from)) return;
        foreach (var to in targets) edges.Add((from, to, kind));
    }
}

/// The texts of a file in which each branch of an `#if` is taken once, whatever it asks for: a line in a branch that no
/// choice of symbols reaches is a line of the file too. Only what `#if false` holds is no code.
static class Branches
{
    public static IEnumerable<SourceText> Of(SourceText text)
    {
        var directives = CSharpSyntaxTree.ParseText(text).GetRoot().DescendantTrivia(descendIntoTrivia: true)
            .Where(trivia => trivia.HasStructure)
            .Select(trivia => trivia.GetStructure())
            .OfType<DirectiveTriviaSyntax>().ToList();
        // The path of each `#if`, `#elif` and `#else`: the branches around it, then itself.
        var paths = new List<List<BranchingDirectiveTriviaSyntax>>();
        var open = new List<BranchingDirectiveTriviaSyntax>();
        foreach (var directive in directives)
        {
            var endsBranch = directive is ElifDirectiveTriviaSyntax || directive is ElseDirectiveTriviaSyntax
                || directive is EndIfDirectiveTriviaSyntax;
            if (endsBranch && open.Count > 0) open.RemoveAt(open.Count - 1);
            if (directive is BranchingDirectiveTriviaSyntax branch)
            {
                open.Add(branch);
                paths.Add(open.ToList());
            }
        }
        return paths.Select(path => Take(text, directives, path));
    }

    /// Every condition is answered, yes on the path and no beside it, where it does not answer itself.
    static SourceText Take(
        SourceText text, List<DirectiveTriviaSyntax> directives, List<BranchingDirectiveTriviaSyntax> path) =>
        text.WithChanges(directives.OfType<ConditionalDirectiveTriviaSyntax>()
            .Where(directive => !(directive.Condition is LiteralExpressionSyntax))
            .Select(directive => new TextChange(
                directive.Condition.Span, path.Contains(directive) ? "true" : "false")));
}
