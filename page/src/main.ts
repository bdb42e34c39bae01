import { mount } from "svelte";
import "./app.css";
import "./doors/doors.css";
import Page from "./Page.svelte";

const place = document.getElementById("page");
if (place === null) throw new Error("The page has no place to stand on.");
mount(Page, { target: place });
