using Shop.Core;
using Shop.Core.Text;

namespace Shop.Orders
{
    public class Line : Entity
    {
        public string Name { get; set; }

        public Money Price { get; set; }

        public override string ToString() => $"{Words.Quote(Name.Shorten(20))}: {Price.Amount:N2}";
    }
}
