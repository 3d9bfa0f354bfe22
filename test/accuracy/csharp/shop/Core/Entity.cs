namespace Shop.Core
{
    public abstract class Entity<TKey>
    {
        public TKey Id { get; set; }

        public sealed class Missing : System.Exception { }
    }

    public abstract class Entity : Entity<int> { }
}
