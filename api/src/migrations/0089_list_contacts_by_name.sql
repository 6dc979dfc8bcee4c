-- Companies among somebody's contacts are counted and put in order by name without their rows, which lie apart.
create index network_nodes_listed on network_nodes (id) include (company_id, state, label);
drop index network_nodes_company;
