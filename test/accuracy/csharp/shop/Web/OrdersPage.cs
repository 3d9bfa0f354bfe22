using System;
using System.Threading.Tasks;
using Shop.Orders;
using static Shop.Orders.State;

namespace Shop.Web
{
    public class OrdersPage<TOrders> : Page where TOrders : class, IOrders
    {
        private readonly TOrders orders;

        public OrdersPage(TOrders orders) => this.orders = orders;

        public async Task<string> Show(Guid id)
        {
            var order = await orders.Find(id);
            switch (order.State)
            {
                case Open: return Render(order);
                case Closed when order is Order { Id: var key }: return key.ToString();
                default: throw new Core.Entity<Guid>.Missing();
            }
        }
    }
}
