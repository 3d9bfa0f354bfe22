from pydantic import BaseModel


class Settings(BaseModel):
    title: str = "Billing"
    catalog: str = "http://catalog:8080"
