using System;

namespace Shop.Core
{
    public enum AuditLevel { None, Full }

    [AttributeUsage(AttributeTargets.Class)]
    public sealed class AuditedAttribute : Attribute
    {
        public AuditLevel Level { get; set; }
    }
}
