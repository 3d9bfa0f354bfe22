namespace Shop.Orders
{
    public enum State { Open, Closed }
}
