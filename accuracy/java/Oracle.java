// What javac sees in Java files: `parse` prints the package, the imports and the declared types of each, `attribute` the
// files whose types each names in its text. Symbols that come from outside may be missing.
//
// java Oracle parse|attribute <root> <javac options>, and the files from the input, one a line
import com.sun.source.tree.*;
import com.sun.source.util.*;
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import javax.lang.model.element.*;
import javax.tools.*;

public class Oracle {
  static Path root;
  static final PrintStream out =
      new PrintStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16), false, StandardCharsets.UTF_8);

  public static void main(String[] arguments) throws IOException {
    root = Path.of(arguments[1]).toAbsolutePath();
    List<String> options = new ArrayList<>(List.of(arguments).subList(2, arguments.length));
    options.addAll(List.of("-proc:none", "-implicit:none", "-nowarn", "-XDshould-stop.ifError=FLOW", "-Xmaxerrs", "1"));
    List<Path> files = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))
        .lines().map(root::resolve).toList();
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    Set<String> broken = new HashSet<>();
    DiagnosticListener<JavaFileObject> listener = diagnostic -> {
      if (diagnostic.getKind() == Diagnostic.Kind.ERROR && diagnostic.getSource() != null)
        broken.add(name(diagnostic.getSource()));
    };
    StandardJavaFileManager manager = compiler.getStandardFileManager(listener, null, StandardCharsets.UTF_8);
    JavacTask task = (JavacTask) compiler.getTask(
        null, manager, listener, options, null, manager.getJavaFileObjectsFromPaths(files));
    List<CompilationUnitTree> units = new ArrayList<>();
    task.parse().forEach(units::add);
    if (arguments[0].equals("attribute")) new Attributor(task, units).print();
    else for (CompilationUnitTree unit : units) if (!broken.contains(name(unit.getSourceFile()))) new Facts(task, unit).print();
    out.flush();
  }

  static String name(JavaFileObject file) {
    return root.relativize(Path.of(file.toUri())).toString().replace('\\', '/');
  }

  static class Facts {
    final CompilationUnitTree unit;
    final SourcePositions positions;

    Facts(JavacTask task, CompilationUnitTree unit) {
      this.unit = unit;
      positions = Trees.instance(task).getSourcePositions();
    }

    void print() {
      String file = name(unit.getSourceFile());
      String scope = unit.getPackageName() == null ? "" : unit.getPackageName().toString();
      out.println("package\t" + file + "\t" + scope);
      for (ImportTree tree : unit.getImports()) {
        long line = unit.getLineMap().getLineNumber(positions.getStartPosition(unit, tree.getQualifiedIdentifier()));
        out.println("import\t" + file + "\t" + line + "\t" + tree.getQualifiedIdentifier());
      }
      for (Tree tree : unit.getTypeDecls()) if (tree instanceof ClassTree type) declare(file, scope, type);
    }

    void declare(String file, String around, ClassTree type) {
      String name = around.isEmpty() ? type.getSimpleName().toString() : around + "." + type.getSimpleName();
      out.println("declares\t" + file + "\t" + name);
      for (Tree member : type.getMembers()) {
        if (member instanceof ClassTree inner && !inner.getModifiers().getFlags().contains(Modifier.PRIVATE))
          declare(file, name, inner);
      }
    }
  }

  static class Attributor extends TreePathScanner<Void, Void> {
    final JavacTask task;
    final List<CompilationUnitTree> units;
    final Trees trees;
    final SourcePositions positions;
    final Map<String, String> moduleFiles = new HashMap<>();
    final Map<Element, String> fileOf = new HashMap<>();
    CompilationUnitTree unit;
    CharSequence text;
    Set<String> targets;
    Set<String> lost;

    Attributor(JavacTask task, List<CompilationUnitTree> units) {
      this.task = task;
      this.units = units;
      trees = Trees.instance(task);
      positions = trees.getSourcePositions();
    }

    void print() throws IOException {
      task.analyze();
      for (CompilationUnitTree each : units)
        if (each.getModule() != null) moduleFiles.put(each.getModule().getName().toString(), name(each.getSourceFile()));
      for (CompilationUnitTree each : units) {
        unit = each;
        text = each.getSourceFile().getCharContent(true);
        targets = new TreeSet<>();
        String file = name(each.getSourceFile());
        lost = namesOfLostImports(each);
        scan(each, null);
        targets.remove(file);
        out.println("file\t" + file);
        for (String target : targets) out.println("edge\t" + file + "\t" + target);
      }
    }

    @Override public Void visitIdentifier(IdentifierTree tree, Void none) {
      // Where an import leads outside, javac takes a neighbour of the same name for it.
      if (!lost.contains(tree.getName().toString())) note(tree.getName());
      return super.visitIdentifier(tree, none);
    }

    @Override public Void visitMemberSelect(MemberSelectTree tree, Void none) {
      ExpressionTree leftmost = tree;
      while (leftmost instanceof MemberSelectTree select) leftmost = select.getExpression();
      if (leftmost instanceof IdentifierTree identifier) note(identifier.getName());
      return super.visitMemberSelect(tree, none);
    }

    @Override public Void visitRequires(RequiresTree tree, Void none) {
      String file = moduleFiles.get(tree.getModuleName().toString());
      if (file != null) targets.add(file);
      return null;
    }

    Set<String> namesOfLostImports(CompilationUnitTree unit) {
      Set<String> names = new HashSet<>();
      TreePath root = new TreePath(unit);
      for (ImportTree tree : unit.getImports()) {
        if (tree.isStatic() || !(tree.getQualifiedIdentifier() instanceof MemberSelectTree select)) continue;
        Element element = trees.getElement(new TreePath(new TreePath(root, tree), select));
        if (element == null || element.asType().getKind() == javax.lang.model.type.TypeKind.ERROR)
          names.add(select.getIdentifier().toString());
      }
      return names;
    }

    /** Only what is written: javac also puts the types in that it infers. */
    void note(Name first) {
      Element element = trees.getElement(getCurrentPath());
      if (!(element instanceof TypeElement) || !isWritten(first)) return;
      Element top = element;
      while (top.getEnclosingElement() != null && top.getEnclosingElement().getKind() != ElementKind.PACKAGE)
        top = top.getEnclosingElement();
      String file = fileOf.computeIfAbsent(top, this::fileOf);
      if (!file.isEmpty()) targets.add(file);
    }

    boolean isWritten(Name first) {
      long start = positions.getStartPosition(unit, getCurrentPath().getLeaf());
      if (start < 0 || start + first.length() > text.length()) return false;
      return text.subSequence((int) start, (int) start + first.length()).toString().contentEquals(first);
    }

    String fileOf(Element top) {
      TreePath path = trees.getPath(top);
      return path == null ? "" : name(path.getCompilationUnit().getSourceFile());
    }
  }
}
