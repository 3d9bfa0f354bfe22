using System;

namespace Shop.Core
{
    public struct Money
    {
        public static readonly Money Zero = new Money(0);

        public Money(decimal amount) => Amount = amount;

        public decimal Amount { get; }

        public static Money operator +(Money a, Money b) => new Money(a.Amount + b.Amount);

        public static implicit operator Money(decimal amount) => new Money(amount);
    }
}
