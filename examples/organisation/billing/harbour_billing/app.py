from fastapi import FastAPI

from harbour_billing.invoices import create_invoice
from harbour_billing.settings import Settings

app = FastAPI(title=Settings().title)
app.post("/invoices")(create_invoice)
