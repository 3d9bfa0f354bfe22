// Scala's own compiler, asked what each file imports and declares at the top level, and once all names are resolved which
// files declare what it uses: a fact per line, in the file that the environment's LINTEL_FACTS names. Errors of the
// sources, such as those of a newer JDK, do not stop it.
package lintel

import java.io.{File, PrintWriter}
import scala.collection.mutable
import scala.reflect.internal.util.Position
import scala.tools.nsc.{Global, Phase, Settings}
import scala.tools.nsc.plugins.{Plugin, PluginComponent}
import scala.tools.nsc.reporters.Reporter

object Oracle {
  def main(arguments: Array[String]): Unit = {
    val settings = new Settings()
    val (_, files) = settings.processArguments(arguments.toList, processAll = true)
    val global = new Global(settings, new Silence)
    new global.Run().compile(files)
    val writer = new PrintWriter(new File(System.getenv("LINTEL_FACTS")), "UTF-8")
    facts.foreach(fact => writer.print(fact + "\n"))
    writer.close()
  }

  val facts = mutable.LinkedHashSet[String]()
}

/** With nothing counted, nothing has failed. */
class Silence extends Reporter {
  protected def info0(position: Position, message: String, severity: Severity, force: Boolean): Unit = ()
}

class Plug(val global: Global) extends Plugin {
  val name = "lintel"
  val description = "writes down what a file imports, and which files declare what it uses"
  val components = List[PluginComponent](Imports, Edges)

  private def fact(parts: String*): Unit = Oracle.facts += parts.mkString("\t")

  /** As the parser reads them. */
  object Imports extends PluginComponent {
    val global: Plug.this.global.type = Plug.this.global
    import global._
    val phaseName = "lintel-imports"
    val runsAfter = List("parser")
    override val runsBefore = List("namer")

    def newPhase(before: Phase) = new StdPhase(before) {
      def apply(unit: CompilationUnit): Unit = {
        val file = unit.source.file.path
        fact("file", file)
        unit.body.foreach {
          case Import(path, selectors) =>
            for (selector <- selectors) {
              val line = unit.source.offsetToLine(selector.namePos) + 1
              val alias = if (selector.rename == null || selector.rename == selector.name) "" else selector.rename.decoded
              if (selector.name == nme.WILDCARD) fact("import", file, written(path) + ".*", "", "" + line)
              else fact("import", file, written(path) + "." + selector.name.decoded, alias, "" + line)
            }
          case _ => ()
        }
        topLevel(unit.body, "", file)
      }

      private def written(path: Tree): String = path match {
        case Select(outer, name) => written(outer) + "." + name.decoded
        case Ident(name) => name.decoded
        case This(qualifier) => if (qualifier.isEmpty) "this" else qualifier.decoded + ".this"
        case _ => "?"
      }

      private def topLevel(tree: Tree, around: String, file: String): Unit = tree match {
        case PackageDef(path, statements) =>
          val name = written(path)
          val inner = if (name == "<empty>") around else if (around == "") name else around + "." + name
          statements.foreach(topLevel(_, inner, file))
        case definition: ImplDef if definition.name != nme.PACKAGE && definition.name.decoded != "package" =>
          fact("declares", file, if (around == "") definition.name.decoded else around + "." + definition.name.decoded)
        case _ => ()
      }
    }
  }

  object Edges extends PluginComponent {
    val global: Plug.this.global.type = Plug.this.global
    import global._
    val phaseName = "lintel-edges"
    val runsAfter = List("typer")

    def newPhase(before: Phase) = new StdPhase(before) {
      def apply(unit: CompilationUnit): Unit = new Uses(unit).traverse(unit.body)
    }

    private class Uses(unit: CompilationUnit) extends Traverser {
      private val from = unit.source.file.path
      private val content = unit.source.content

      override def traverse(tree: Tree): Unit = tree match {
        case Import(path, selectors) =>
          traverse(path)
          // What a value offers is no name of a file.
          val isOfValue = path.symbol == null || !(path.symbol.hasPackageFlag || path.symbol.isStatic)
          for (selector <- selectors) {
            if (isOfValue) fact("value", from, "" + (unit.source.offsetToLine(selector.namePos) + 1))
            if (selector.name != nme.WILDCARD && path.tpe != null) {
              note(path.tpe.member(selector.name), false)
              note(path.tpe.member(selector.name.toTypeName), false)
            }
          }
        case written: TypeTree => if (written.original != null) traverse(written.original)
        case implied: ApplyToImplicitArgs => traverse(implied.fun)
        case implied: ApplyImplicitView => traverseTrees(implied.args)
        case reference: RefTree =>
          if (isWritten(reference)) note(reference.symbol, isInherited(reference))
          super.traverse(reference)
        case definition: MemberDef =>
          if (definition.symbol != null) definition.symbol.annotations.foreach(one => traverse(one.original))
          super.traverse(definition)
        case _ => super.traverse(tree)
      }

      /** What the compiler filled in stands nowhere in the text. */
      private def isWritten(tree: RefTree): Boolean =
        tree.pos.isDefined && content.startsWith(tree.name.decoded, tree.pos.point)

      /** By its name alone, from a class around it. */
      private def isInherited(tree: RefTree): Boolean = tree match {
        case Ident(_) | Select(This(_), _) => true
        case _ => false
      }

      /** A class or object that is found by its path or inherited, or something in a package object; the rest belongs to values. */
      private def note(found: Symbol, isInherited: Boolean): Unit =
        if (found != null && found != NoSymbol) {
          for (one <- found.alternatives) {
            val isType = one.isClass || one.isModule || one.isAliasType
            val isNamed = isType && (one.isStatic || (isInherited && one.owner.isClass))
            val file = one.sourceFile
            if ((isNamed || one.owner.isPackageObjectClass) && !one.hasPackageFlag && file != null && file.path != from) {
              fact("edge", from, file.path)
            }
          }
        }
    }
  }
}
