using System;
using System.Threading.Tasks;

namespace Shop.Orders
{
    public interface IOrders
    {
        event Action<Order> Closed;

        Task<Order> Find(Guid id);
    }
}
