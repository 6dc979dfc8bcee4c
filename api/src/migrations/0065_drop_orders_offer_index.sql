-- No query looks for the orders of an offer, and offers are never deleted from the table; every purchase wrote it.
drop index orders_offer;
