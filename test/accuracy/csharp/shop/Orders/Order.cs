using System.Collections.Generic;
using Shop.Core;
using Key = System.Guid;

namespace Shop.Orders
{
    [Audited(Level = AuditLevel.Full)]
    public partial class Order : Entity<Key>
    {
        private readonly List<Line> lines = new List<Line>();

        public State State { get; private set; } = State.Open;

        public void Add(Line line) => lines.Add(line);

        public void Close()
        {
            if (lines.Count == 0) throw new Missing();
            State = State.Closed;
        }
    }
}
