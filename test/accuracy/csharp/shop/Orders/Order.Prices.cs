using Shop.Core;

namespace Shop.Orders
{
    public partial class Order
    {
        public Money Total()
        {
            var total = Money.Zero;
            foreach (var line in lines) total += line.Price;
            return total;
        }
    }
}
