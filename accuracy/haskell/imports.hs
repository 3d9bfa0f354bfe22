-- Prints what GHC's own parser reads at the head of each file that is named on the input: a line with the file and its
-- module, then one for each import with its line. Lines of the preprocessor are made blank before.
module Main (main) where

import Control.Monad (forM_)
import Control.Monad.IO.Class (liftIO)
import Data.List (sortOn)
import GHC
import GHC.Data.StringBuffer (stringToStringBuffer)
import GHC.Driver.Session (xopt_set)
import GHC.LanguageExtensions.Type (Extension (..))
import GHC.Parser.Header (getImports)
import System.Environment (getArgs)
import System.IO

main :: IO ()
main = do
  [libdir] <- getArgs
  files <- lines <$> getContents
  runGhc (Just libdir) $ do
    plain <- getSessionDynFlags
    let flags = foldl xopt_set plain allowed
    liftIO . forM_ files $ \file -> do
      text <- readUtf8 file
      answer <- getImports flags (stringToStringBuffer (unlines (map withoutDirective (lines text)))) file file
      case answer of
        Left _ -> putStrLn ("rejected\t" ++ file)
        Right (boots, imports, name) -> do
          putStrLn ("file\t" ++ file ++ "\t" ++ moduleNameString (unLoc name))
          -- The import of Prelude that nobody wrote stands where no module can be named: at the first column.
          forM_ (sortOn fst [(srcSpanStartLine place, moduleNameString (unLoc m)) | (_, m) <- boots ++ imports, RealSrcSpan place _ <- [getLoc m], srcSpanStartCol place > 1]) $ \(line, m) ->
            putStrLn ("import\t" ++ show line ++ "\t" ++ m)

allowed :: [Extension]
allowed = [PackageImports, ImportQualifiedPost, PatternSynonyms, ExplicitNamespaces, MagicHash, TypeOperators, UnicodeSyntax, OverloadedStrings]

readUtf8 :: FilePath -> IO String
readUtf8 file = do
  handle <- openFile file ReadMode
  hSetEncoding handle utf8
  hGetContents handle

withoutDirective :: String -> String
withoutDirective ('#' : _) = ""
withoutDirective line = line
