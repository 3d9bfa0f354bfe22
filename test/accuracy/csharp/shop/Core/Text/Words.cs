namespace Shop.Core.Text
{
    public static class Words
    {
        public static string Shorten(this string text, int length) =>
            text.Length <= length ? text : text.Substring(0, length);

        public static string Quote(string text) => $"\"{text}\"";
    }
}
