using Order = Shop.Orders.Order;

namespace Shop.Web
{
    public abstract class Page
    {
        protected string Title => nameof(Page);

        protected string Render(Order order) => $"{Title}: {order.Total().Amount}";
    }
}
