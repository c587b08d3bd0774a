import os

from dakpion import AuthenticatedClient
from dakpion.api.orders import create_order, get_order, list_orders, quote_order
from dakpion.models import CreateOrderRequest, OrderRecord, Problem, QuoteRequest, Quotation

dakpion = AuthenticatedClient(
    base_url=os.environ.get("DAKPION_URL", "https://api.dakpion.example"),
    token=os.environ["DAKPION_KEY"],
    prefix="",
    auth_header_name="X-API-Key",
)

route = {
    "pickup_address_text": "House 12, Road 5, Dhanmondi, Dhaka",
    "estimated_pickup_address_latitude": 23.7461,
    "estimated_pickup_address_longitude": 90.3742,
    "receiver_address_text": "House 7, Road 11, Gulshan 1, Dhaka",
    "estimated_receiver_address_latitude": 23.7806,
    "estimated_receiver_address_longitude": 90.4193,
    "parcel_type": 2,
}
quotation = quote_order.sync(client=dakpion, body=QuoteRequest(**route))
assert isinstance(quotation, Quotation), quotation
print(f"The delivery costs {quotation.total_price} BDT")

order = create_order.sync(
    client=dakpion,
    body=CreateOrderRequest(
        **route,
        receiver_name="Rahima Khatun",
        receiver_phone_number="01712345678",
        driver_type=1,
        is_freelancer=False,
        quotation_id=quotation.quotation_id,
    ),
    x_idempotency_key="invoice-77",
)
assert isinstance(order, OrderRecord), order
print(order.order_id, order.parcel_status)

page = list_orders.sync(client=dakpion, limit=100)
print([summary.order_id for summary in page.data])

problem = get_order.sync("ord_unknown", client=dakpion)
assert isinstance(problem, Problem)
print(problem.code, problem.detail, problem.request_id)
