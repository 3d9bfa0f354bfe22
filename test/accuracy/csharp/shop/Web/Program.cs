#if DEBUG
using Shop.Orders;
#endif

namespace Shop.Web
{
    internal static class Program
    {
        private static void Main()
        {
#if DEBUG
            System.Console.WriteLine(typeof(OrdersPage<IOrders>));
#else
            System.Console.WriteLine(Core.Text.Words.Quote("shop"));
#endif
        }
    }
}
